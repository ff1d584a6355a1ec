/// A last row that adds up those above it, as its own words say.
struct TotalRow {
  /// The column with the word.
  let column: String
  /// The word.
  let word: String

  /// What such rows are called, in small letters.
  private static let words: Set<String> = [
    "total", "totals", "grand total", "sum", "sum total", "subtotal", "summe", "gesamt", "gesamtsumme", "insgesamt",
    "total général", "totale", "somme", "suma", "totaal", "totalt", "summa", "celkem", "razem", "итого", "всего",
    "合計", "合计", "总计",
  ]

  /// The row of `table`, whose other cells of that row are numbers; nil where the last row is as the others.
  init?(_ table: Table) {
    guard table.rowCount > 2 else { return nil }
    let last = table.rowCount - 1
    guard let index = table.columns.firstIndex(where: { !$0[last].isEmpty }) else { return nil }
    let cell = table.columns[index][last]
    let plain = cell.lowercased().filter { $0 != ":" && $0 != "*" }.split(separator: " ").joined(separator: " ")
    guard Self.words.contains(plain), table.columns.count > 1 else { return nil }
    // A column in which the word comes again and again has a meaning of its own.
    guard !(0..<last).contains(where: { table.columns[index][$0] == cell }) else { return nil }
    (column, word) = (table.columns[index].name, cell)
  }
}
