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

  static func isTotal(_ text: String) -> Bool {
    let plain = text.lowercased().filter { $0 != ":" && $0 != "*" }.split(separator: " ").joined(separator: " ")
    return totals.contains(plain)
  }

  private static let totalWords: Set<String> = [
    "total", "totals", "subtotal", "subtotals", "sum", "summe", "zwischensumme", "teilsumme", "gesamt", "gesamtsumme",
    "insgesamt", "somme", "totaux", "suma", "sumas", "totale", "totali", "subtotale", "totaal", "subtotaal", "totalt",
    "summa", "razem", "celkem", "toplam", "итого", "всего", "合計", "小計", "总计", "合计", "小计", "소계", "합계",
  ]

  /// The beginnings of the words for totals, by their first byte. A cell that contains none of them needs no further
  /// check.
  private static let totalParts: [[[UInt8]]] = {
    let parts = [
      "tot", "top", "sum", "som", "ges", "raz", "cel", "того", "сего", "ТОГО", "СЕГО", "合", "小", "总", "소", "합",
    ].map { Array($0.utf8) }
    return (0...255).map { byte in parts.filter { Int($0[0]) == byte } }
  }()

  private static func hasPart(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = bytes.first else { return false }
    return totalParts[Int(first < 0x80 ? first | 0x20 : first)].contains { part in
      bytes.count >= part.count && zip(bytes, part).allSatisfy { ($0 < 0x80 ? $0 | 0x20 : $0) == $1 }
    }
  }

  static func mentionTotal(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    guard cell.indices.contains(where: { hasPart(cell[$0...]) }) else { return false }
    let words = String(decoding: cell, as: UTF8.self).lowercased().split { !$0.isLetter }
    return words.contains { totalWords.contains(String($0)) }
  }

  static func isNote(_ text: String) -> Bool {
    let plain = text.lowercased().drop { $0 == " " }
    if signs.contains(where: plain.hasPrefix) || isCount(plain) { return true }
    for word in notes where plain.hasPrefix(word) {
      let rest = plain.dropFirst(word.count)
      // "Note" alone may be a value, but "Source: ..." is not.
      if let next = rest.first, next == ":" || next == "." || next == " " && rest.count > 6 { return true }
    }
    return false
  }

  private static func isCount(_ text: Substring) -> Bool {
    let words = text.drop { $0 == "(" }.split(separator: " ")
    guard words.count >= 2, Int(words[0]) != nil else { return false }
    return words[1].hasPrefix("row") || words[1].hasPrefix("record")
  }
}
