import GalleyTables

extension TablePlan {
  func subtotalNotes(of table: Table) -> [String] {
    guard !table.subtotals.isEmpty, !totals.isEmpty || !averages.isEmpty else { return [] }
    let numbers = Set(table.subtotals)
    let count = (0..<table.rowCount).count { numbers.contains(table.number(ofRow: $0)) }
    guard count > 0 else { return [] }
    return [words.subtotals.replacing("{n}", with: CountText.grouped(count, language: language))]
  }
}
