import GalleyTemplate

/// Tells columns of quantities from those of years, numbers of things and codes.
enum Quantities {
  /// Words in names of columns that count or weigh something.
  private static let words: Set<String> = [
    "amount", "amounts", "balance", "betrag", "bytes", "cost", "costs", "count", "counts", "downloads", "einwohner",
    "gdp", "gewicht", "height", "income", "installs", "kosten", "length", "menge", "anzahl", "population", "price",
    "prices", "preis", "profit", "qty", "quantity", "revenue", "sales", "size", "sum", "summe", "total", "turnover",
    "umsatz", "views", "visits", "volume", "weight",
  ]
  /// Smaller numbers are read as well without groups, and years are among them.
  private static let least = 10_000.0

  /// Whether `column` holds quantities: it is added up, or its name says so, and its numbers, or their
  /// sum, are large.
  static func isOne(_ column: TableColumn, _ data: Column, _ plan: TablePlan) -> Bool {
    guard data.kind.isNumeric, data.numberForm == nil else { return false }
    let isReckoned = [plan.totals, plan.averages, plan.bars].contains { $0.contains(column.field) }
    guard isReckoned || names(column.field) else { return false }
    let isAdded = plan.totals.contains(column.field)
    var sum = 0.0
    for row in 0..<data.count {
      // A number of five digits before its point has as many bytes at least.
      let value = data.withUTF8(row) { $0.count >= 5 || isAdded ? abs($0.cellNumber ?? 0) : 0 }
      sum += isAdded ? value : 0
      if max(value, sum) >= least { return true }
    }
    return false
  }

  private static func names(_ name: String) -> Bool {
    let parts = name.split { !$0.isLetter }
    // A size or a sum is named at the end: "Installed-Size", but no "size code".
    return parts.last.map { words.contains($0.lowercased()) } ?? false
  }
}
