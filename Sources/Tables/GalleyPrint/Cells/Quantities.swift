import GalleyData
import GalleyTables

enum Quantities {
  private static let words: Set<String> = [
    "amount", "amounts", "balance", "betrag", "bytes", "cost", "costs", "count", "counts", "downloads", "einwohner",
    "gdp", "gewicht", "height", "income", "installs", "kosten", "length", "menge", "anzahl", "population", "price",
    "prices", "preis", "profit", "qty", "quantity", "revenue", "sales", "size", "sum", "summe", "total", "turnover",
    "umsatz", "views", "visits", "volume", "weight",
  ]
  /// The number from which digits are grouped. Smaller numbers are readable without groups, and may be years.
  private static let minimum = 10_000.0

  /// Returns whether the column contains quantities. It must have a suitable name, or be used for totals, averages or
  /// data bars, and a number or the total must be large. Other numbers may be codes.
  static func isOne(_ column: TableColumn, _ data: Column, _ plan: TablePlan) -> Bool {
    let field = column.field
    guard data.kind.isNumeric, data.numberForm == nil, isComputed(field, plan) || names(field) else { return false }
    let isAdded = plan.totals.contains(field)
    var sum = 0.0
    for row in 0..<data.count {
      // A number with five integer digits takes at least five bytes.
      let value = data.withUTF8(row) { $0.count >= 5 || isAdded ? abs($0.cellNumber ?? 0) : 0 }
      sum += isAdded ? value : 0
      if max(value, sum) >= minimum { return true }
    }
    return false
  }

  private static func isComputed(_ field: String, _ plan: TablePlan) -> Bool {
    [plan.totals, plan.averages, plan.bars].contains { $0.contains(field) }
  }

  private static func names(_ name: String) -> Bool {
    let parts = name.split { !$0.isLetter }
    // The last word of the name decides: "Installed-Size" is a quantity, "size code" is not.
    return parts.last.map { words.contains($0.lowercased()) } ?? false
  }

  // MARK: Years and codes

  static func areGrouped(_ field: String, _ column: Column, _ plan: TablePlan) -> Bool {
    if column.sheetFormat?.isPadded == true { return false }
    guard column.kind == .integer, column.numberForm?.group == nil, column.numberForm?.unit == nil else { return true }
    if isComputed(field, plan) || names(field) { return true }
    return !areCodes(field) && !areYearsOrCodes(column)
  }

  private static let codes: Set<String> = [
    "year", "years", "yr", "jahr", "jahre", "baujahr", "jahrgang", "année", "annee", "anno", "año", "ano", "rok",
    "jaar",
    "id", "ids", "code", "codes", "key", "serial", "index", "ref", "pin",
  ]
  private static let lastCodes: Set<String> = ["no", "nr", "num", "nummer", "number", "numéro", "numero", "número"]

  private static func areCodes(_ name: String) -> Bool {
    let parts = name.split { !$0.isLetter }.map { $0.lowercased() }
    return parts.contains(where: codes.contains) || parts.last.map(lastCodes.contains) == true
  }

  private static let years = 1500.0...2200.0

  private static func areYearsOrCodes(_ column: Column) -> Bool {
    var (minimum, maximum, areYears) = (Double.infinity, -Double.infinity, true)
    var seen: Set<Double> = []
    var isRegister = true
    for row in 0..<column.count {
      guard let value = column.withUTF8(row, { $0.cellNumber }) else { continue }
      (minimum, maximum) = (min(minimum, value), max(maximum, value))
      areYears = areYears && years.contains(value)
      if isRegister, !seen.insert(value).inserted { isRegister = false }
      if !areYears, !isRegister { return false }
    }
    if seen.isEmpty { return true }
    return areYears || isRegister && seen.count > 2 && minimum >= 1000 && maximum - minimum < Double(seen.count) * 10
  }
}

extension LocalizedCells {
  init?(_ column: Column, _ field: String, _ plan: TablePlan) {
    guard let locale = plan.numberLocale else { return nil }
    self.init(
      column, locale: locale, isGrouped: Quantities.areGrouped(field, column, plan),
      isList: plan.sparklines.contains(field))
  }
}
