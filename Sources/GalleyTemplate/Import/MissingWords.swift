/// What stands in cells that have no value.
enum MissingWords {
  private static let words: Set<String> = [
    "n/a", "na", "#n/a", "nan", "null", "none", "nil", "-", "--", "---", "–", "—", ".", "..", "...", "…", "?", "k.a.",
    "k. a.", "n.a.", "n. a.", "n.v.", "unbekannt", "unknown", "missing", "\\n", "x", "/", "#div/0!", "#value!", "#ref!",
    "(null)", "<na>", "<null>",
  ]
  private static let longest = 10

  /// Whether `cell` is such a word.
  static func contain(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    guard cell.count <= longest else { return false }
    let text = String(decoding: cell, as: UTF8.self)
    return words.contains(text) || words.contains(text.lowercased())
  }
}
