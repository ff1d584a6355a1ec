/// What stands at the start of rows that are no data.
enum FooterWords {
  private static let totals: Set<String> = [
    "total", "totals", "grand total", "sum", "sum total", "subtotal", "overall total", "overall", "all", "summe",
    "gesamt", "gesamtsumme", "insgesamt", "endsumme", "total général", "total general", "totale", "somme", "suma",
    "totaal", "totalt", "summa", "celkem", "razem", "итого", "всего", "合計", "合计", "总计", "total amount",
  ]
  private static let notes = [
    "source", "sources", "data source", "data from", "note", "notes", "footnote", "footnotes", "quelle", "quellen",
    "datenquelle", "anmerkung", "anmerkungen", "hinweis", "hinweise", "fußnote", "fußnoten", "stand", "legende",
    "legend", "last updated", "updated", "generated", "report generated", "exported", "downloaded", "retrieved",
    "as of", "erstellt", "copyright", "licence", "license", "lizenz", "disclaimer", "nota", "notas", "fuente",
    "remarque", "remarques", "remarks", "comment", "comments", "abbreviations", "preliminary", "provisional",
  ]
  private static let signs = ["©", "(c) ", "* ", "** ", "*)", "†", "‡", "1) ", "¹", "http://", "https://"]

  /// Whether `text` is a word such as "Total".
  static func isTotal(_ text: String) -> Bool {
    let plain = text.lowercased().filter { $0 != ":" && $0 != "*" }.split(separator: " ").joined(separator: " ")
    return totals.contains(plain)
  }

  /// Words that say so beside others: "Subtotal North", "Summe Nord".
  private static let totalWords: Set<String> = [
    "total", "totals", "subtotal", "subtotals", "sum", "summe", "zwischensumme", "teilsumme", "gesamt", "gesamtsumme",
    "insgesamt", "somme", "totaux", "suma", "sumas", "totale", "totali", "subtotale", "totaal", "subtotaal", "totalt",
    "summa", "razem", "celkem", "toplam", "итого", "всего", "合計", "小計", "总计", "合计", "小计", "소계", "합계",
  ]

  /// Whether a word of `cell` says that a row adds up others.
  static func mentionTotal(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    // All these words have a t, an s or letters beyond ASCII; most cells are told apart by that.
    guard cell.contains(where: { $0 >= 0x80 || $0 | 0x20 == 0x74 || $0 | 0x20 == 0x73 || $0 | 0x20 == 0x7A }) else {
      return false
    }
    let words = String(decoding: cell, as: UTF8.self).lowercased().split { !$0.isLetter }
    return words.contains { totalWords.contains(String($0)) }
  }

  /// Whether `text` begins as notes do: "Source: ...", "Note ...", "© ...", "(12 rows)".
  static func isNote(_ text: String) -> Bool {
    let plain = text.lowercased().drop { $0 == " " }
    if signs.contains(where: plain.hasPrefix) || isCount(plain) { return true }
    for word in notes where plain.hasPrefix(word) {
      let rest = plain.dropFirst(word.count)
      // "Note" alone may be a value; "Source: ..." is none.
      if let next = rest.first, next == ":" || next == "." || next == " " && rest.count > 6 { return true }
    }
    return false
  }

  /// "(12 rows)" and "12 rows selected."
  private static func isCount(_ text: Substring) -> Bool {
    let words = text.drop { $0 == "(" }.split(separator: " ")
    guard words.count >= 2, Int(words[0]) != nil else { return false }
    return words[1].hasPrefix("row") || words[1].hasPrefix("record")
  }
}
