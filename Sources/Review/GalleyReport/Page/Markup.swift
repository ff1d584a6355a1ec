import GalleyImage
import GalleyMessages

/// A builder for HTML or XML that escapes all text.
///
/// It collects bytes instead of strings, because a report with two hundred screenshots contains tens of megabytes of
/// images.
struct Markup {
  private(set) var bytes: [UInt8] = []
  private let dialect: Dialect

  enum Dialect {
    case html
    case xml
  }

  init(_ dialect: Dialect = .html) { self.dialect = dialect }

  mutating func raw(_ markup: String) { bytes += markup.utf8 }

  /// Appends escaped text. Characters that are invalid in XML become U+FFFD. Bidirectional control characters are
  /// replaced by their code points, so that a name cannot reorder the text around it. Right-to-left text is isolated
  /// (in HTML with `bdi`).
  mutating func text(_ text: String) { escape(text, hasElements: dialect == .html) }

  /// Appends escaped text for a quoted attribute or a title, where elements are not allowed.
  private mutating func characters(_ text: String) { escape(text, hasElements: false) }

  private mutating func escape(_ text: String, hasElements: Bool) {
    for scalar in PrintedText.text(text).unicodeScalars {
      switch scalar {
      case .firstStrongIsolate where hasElements: bytes += "<bdi>".utf8
      case .popDirectionalIsolate where hasElements: bytes += "</bdi>".utf8
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\"": bytes += "&quot;".utf8
      case "'": bytes += "&#39;".utf8
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    raw("<\(name)")
    for (key, value) in attributes {
      guard let value else { continue }
      raw(" \(key)=\"")
      characters(value)
      raw("\"")
    }
    raw(">")
  }

  mutating func close(_ name: String) { raw("</\(name)>") }

  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: (inout Markup) -> Void
  ) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String) {
    element(name, attributes) { markup in
      if name == "title" { markup.characters(text) } else { markup.text(text) }
    }
  }

  mutating func base64(_ data: [UInt8]) { Base64.append(data, to: &bytes) }
}
