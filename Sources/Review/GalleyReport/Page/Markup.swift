import GalleyImage
import GalleyMessages

/// HTML or XML that grows, with every text from outside escaped.
///
/// Bytes and not a string: a report of two hundred screens is tens of megabytes of pictures.
struct Markup {
  private(set) var bytes: [UInt8] = []
  private let dialect: Dialect

  enum Dialect {
    case html
    case xml
  }

  init(_ dialect: Dialect = .html) { self.dialect = dialect }

  mutating func raw(_ markup: String) { bytes += markup.utf8 }

  /// Adds `text` as the content of an element.
  ///
  /// Characters that XML cannot hold at all become U+FFFD; those that turn the reading direction are named by their
  /// code points, so that a name does not make its surroundings read otherwise. What reads from right to left is
  /// isolated, in HTML by `bdi`.
  mutating func text(_ text: String) { escape(text, hasElements: dialect == .html) }

  /// Adds `text` where no element may stand: as the value of a quoted attribute, or as a title.
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

  /// Adds `data` in base64; nothing in it needs escaping.
  mutating func base64(_ data: [UInt8]) { Base64.append(data, to: &bytes) }
}
