import Foundation
import GalleyMessages

/// Text in the HTML of ``PreviewPage``.
enum PreviewPageText {
  /// Returns `text` for an element or an attribute. Invisible characters and those that change the reading direction
  /// become visible.
  static func escaped(_ text: String) -> String { quoted(PrintedText.text(text)) }

  /// Returns `text` for an attribute whose value is used unchanged, such as text to copy.
  static func quoted(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }

  /// Returns the address of a file, relative to the page. Colons are encoded, so it has no scheme.
  static func address(_ path: String) -> String {
    let encoded = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return quoted(encoded.replacing(":", with: "%3A"))
  }
}
