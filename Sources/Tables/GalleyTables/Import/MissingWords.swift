import GalleyData

/// Words that mark a missing value. They are ordinary text until the column proves to contain values: then "n/a" among
/// numbers is a missing value. Marks that are values elsewhere, such as "x", count as missing only if there are at
/// least as many values.
package enum MissingWords {
  private static let words: Set<String> = [
    "n/a", "na", "#n/a", "nan", "null", "-", "--", "---", "–", "—", "..", "...", "…", "k.a.", "k. a.", "n.a.", "n. a.",
    "n.v.", "\\n", "#div/0!", "#value!", "#ref!", "(null)", "<na>", "<null>",
  ]
  /// Marks that are ordinary values in columns of text, such as a tick or an answer.
  private static let marks: Set<String> = [
    "x", "?", "/", ".", "none", "nil", "unknown", "unbekannt", "missing",
  ]
  private static let longest = 16

  package enum Kind {
    case word
    case mark
  }

  package static func kind(_ cell: UnsafeBufferPointer<UInt8>) -> Kind? {
    guard cell.count <= longest else { return nil }
    let text = String(decoding: cell, as: UTF8.self)
    let small = text.lowercased()
    if words.contains(small) || isNoMoney(text) { return .word }
    return marks.contains(small) ? .mark : nil
  }

  package static func contain(_ cell: UnsafeBufferPointer<UInt8>) -> Bool { kind(cell) != nil }

  /// Accounting software writes a zero amount as a currency sign and a dash: "$ -".
  private static func isNoMoney(_ text: String) -> Bool {
    let parts = text.split { $0 == " " || $0 == "\u{A0}" }
    guard 1...2 ~= parts.count, let first = parts.first, let last = parts.last else { return false }
    if parts.count == 1 { return text.count != first.count && ["-", "–", "—"].contains(first) }
    return ["-", "–", "—"].contains(last) && NumberUnit(first.utf8)?.isCurrency == true
  }
}

struct MissingCount {
  private var words = 0
  private var marks = 0

  mutating func take(_ cell: UnsafeBufferPointer<UInt8>) {
    switch MissingWords.kind(cell) {
    case .word: words += 1
    case .mark: marks += 1
    case nil: break
    }
  }

  func count(beside values: Int) -> Int { words + (marks <= values ? marks : 0) }
}
