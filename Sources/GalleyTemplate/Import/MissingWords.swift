import GalleyData

/// What stands in cells that have no value.
package enum MissingWords {
  private static let words: Set<String> = [
    "n/a", "na", "#n/a", "nan", "null", "none", "nil", "-", "--", "---", "–", "—", ".", "..", "...", "…", "?", "k.a.",
    "k. a.", "n.a.", "n. a.", "n.v.", "unbekannt", "unknown", "missing", "\\n", "x", "/", "#div/0!", "#value!", "#ref!",
    "(null)", "<na>", "<null>",
  ]
  private static let longest = 16

  /// Whether `cell` is such a word.
  package static func contain(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    guard cell.count <= longest else { return false }
    let text = String(decoding: cell, as: UTF8.self)
    return words.contains(text) || words.contains(text.lowercased()) || isNoMoney(text)
  }

  /// Whether `text` is a currency with a dash, as accounts write that there is nothing: "$ -".
  private static func isNoMoney(_ text: String) -> Bool {
    let parts = text.split { $0 == " " || $0 == "\u{A0}" }
    guard 1...2 ~= parts.count, let first = parts.first, let last = parts.last else { return false }
    if parts.count == 1 { return text.count != first.count && ["-", "–", "—"].contains(first) }
    return ["-", "–", "—"].contains(last) && NumberUnit(first.utf8)?.isCurrency == true
  }
}
