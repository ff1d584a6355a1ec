import Foundation
import GalleyMessages

enum PreviewPageText {
  /// Escapes text. Characters that are invisible or change the reading direction become visible.
  static func escaped(_ text: String) -> String { quoted(PrintedText.text(text)) }

  /// Escapes text for an attribute whose value is used unchanged, such as text to copy.
  static func quoted(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }

  /// Returns an address relative to the page. Colons are encoded, so the address has no scheme.
  static func address(_ path: String) -> String {
    let encoded = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return quoted(encoded.replacing(":", with: "%3A"))
  }
}
