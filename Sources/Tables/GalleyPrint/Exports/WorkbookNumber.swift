import GalleyData
import GalleyTables

enum WorkbookNumber {
  /// The maximum number of significant digits. Workbook programs use IEEE 754 doubles and round longer numbers.
  private static let maximumDigits = 15
  /// The number of 1 March 1900. Smaller numbers are off by one, because workbook programs count 29 February 1900,
  /// which did not exist.
  private static let firstDay = 61
  /// The number of days from 30 December 1899 to 1 January 1970.
  private static let epoch = 25_569

  static func value(of column: Column, _ row: Int) -> String? {
    switch column.kind {
    case .integer, .number: value(of: column, text: column[row])
    case .date: day(column[row]).map { "\($0)" }
    case .timestamp: isDayAlone(column, row) ? day(column[row]).map { "\($0)" } : moment(column[row])
    case .string, .boolean: nil
    }
  }

  static func isDayAlone(_ column: Column, _ row: Int) -> Bool {
    column.kind == .timestamp && column.withUTF8(row, \.count) == 10
  }

  /// Returns the value to store. In workbooks, durations are numbers of days and percentages are fractions.
  static func value(of column: Column, text: String) -> String? {
    switch column.numberForm?.quantity {
    case .duration, .clock: return Double(text).flatMap { $0.isFinite ? "\($0 / 86_400)" : nil }
    case .size: return number(text)
    case nil: break
    }
    guard column.numberForm?.unit?.isPercent == true, let value = decimal(text), let part = decimal("0.01") else {
      return number(text)
    }
    return value.multiplied(by: part).flatMap { number($0.text) } ?? number(text)
  }

  private static func decimal(_ text: String) -> ExactDecimal? {
    var text = text
    return text.withUTF8 { ExactDecimal($0) }
  }

  static func number(_ text: String) -> String? {
    guard let value = Double(text), value.isFinite else { return nil }
    let mantissa = text.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber)
    let digits = mantissa.drop { $0 == "0" }.reversed().drop { $0 == "0" }.count
    return digits <= maximumDigits ? text : nil
  }

  private static let maximumPlaces = 10
  static let exponentFormat = "0.00############E+00"

  /// Returns whether a number has an exponent, or would show only zeros in the format of `column`.
  static func needsExponent(_ column: Column, _ row: Int) -> Bool {
    guard column.kind == .number, column.sheetFormat == nil, column.numberForm?.unit == nil,
      column.numberForm?.quantity == nil
    else { return false }
    return column.withUTF8(row) { cell in
      guard let value = cell.cellNumber, value != 0 else { return false }
      if cell.contains(where: { $0 | 0x20 == 0x65 }) { return true }
      return cell.count > maximumPlaces && abs(value) < smallest
    }
  }

  private static let smallest = 5e-11

  private static func day(_ text: String) -> Int? {
    guard let number = CalendarDate(text)?.number else { return nil }
    return number + epoch >= firstDay ? number + epoch : nil
  }

  private static func moment(_ text: String) -> String? {
    guard text.utf8.count >= 16, let day = day(String(text.prefix(10))) else { return nil }
    let clock = text.dropFirst(11).split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    guard clock.count >= 2, clock[0] < 24, clock[1] < 60 else { return nil }
    let seconds = clock[0] * 3600 + clock[1] * 60 + (clock.count > 2 ? clock[2] : 0)
    return "\(Double(day) + seconds / 86_400)"
  }

  private static func format(of quantity: QuantityForm) -> String {
    switch quantity {
    case .clock(let form):
      let half = form.hasHalves ? " AM/PM" : ""
      return (form.style == .hoursMinutes ? "hh:mm" : "hh:mm:ss") + half
    case .duration(let form):
      if form.style == .hoursMinutes { return "[h]:mm" }
      return "[h]:mm:ss" + (form.places > 0 ? "." + String(repeating: "0", count: min(form.places, 3)) : "")
    case .size(let form): return form.areCounts ? "#,##0" : "#,##0\"\u{A0}B\""
    }
  }

  fileprivate static func places(of column: Column) -> Int {
    if column.kind == .integer { return 0 }
    return (0..<min(column.count, 1000)).reduce(0) { maximum, row in
      let text = column[row]
      guard Double(text) != nil, let point = text.firstIndex(of: "."), !text.contains(where: { "eE".contains($0) })
      else { return maximum }
      return max(maximum, min(text.distance(from: point, to: text.endIndex) - 1, maximumPlaces))
    }
  }
}

// MARK: Formats

extension WorkbookNumber {
  /// Returns the format of a column. The format called `name` has precedence over the format of the source workbook,
  /// which has precedence over the notation of the file and finally of the plan's language.
  static func format(of column: Column, _ field: String, named name: String? = nil, _ plan: TablePlan) -> String {
    if let format = name.flatMap(FieldFormat.init), let code = code(of: format, column, plan) { return code }
    switch column.kind {
    case .date where column.calendarUnit == .month: return "yyyy\\-mm"
    case .date where column.calendarUnit == .year: return "yyyy"
    case .date: return dayFormat(column, plan)
    case .timestamp: return dayFormat(column, plan, time: " hh:mm:ss")
    case .integer, .number: break
    case .string, .boolean: return ""
    }
    if let quantity = column.numberForm?.quantity { return format(of: quantity) }
    if let code = column.sheetFormat { return code.code }
    let form = column.numberForm
    let isGrouped = plan.numberLocale == nil ? form?.group != nil : Quantities.areGrouped(field, column, plan)
    let places = places(of: column)
    guard let unit = form?.unit else { return form == nil && !isGrouped ? "" : digits(places, isGrouped: isGrouped) }
    return beside(unit, digits(places, isGrouped: isGrouped), form, plan)
  }

  static func dayFormat(_ column: Column, _ plan: TablePlan, time: String = "") -> String {
    if let locale = plan.numberLocale { return LocalizedDay.workbookFormat(locale) + time }
    let isOwn = column.kind == .date || !time.isEmpty
    return (isOwn ? column.sheetFormat?.code : nil) ?? "yyyy\\-mm\\-dd" + time
  }

  private static func digits(_ places: Int, isGrouped: Bool) -> String {
    (isGrouped ? "#,##0" : "0") + (places > 0 ? "." + String(repeating: "0", count: places) : "")
  }

  private static func beside(_ unit: NumberUnit, _ digits: String, _ form: NumberForm?, _ plan: TablePlan) -> String {
    let space = form?.isUnitSpaced == true ? "\u{A0}" : ""
    if unit.isPercent { return digits + space + "%" }
    if unit.isCurrency, let locale = plan.numberLocale {
      return money(unit.name, digits, NumberSymbols(locale: locale))
    }
    return form?.isUnitFirst == true ? quoted(unit.name) + space + digits : digits + space + quoted(unit.name)
  }

  private static func money(_ sign: String, _ digits: String, _ symbols: NumberSymbols) -> String {
    let parts = symbols.money("\u{0}", sign: sign).split(separator: "\u{0}", omittingEmptySubsequences: false)
    return quoted(parts.first.map(String.init) ?? "") + digits + quoted(parts.last.map(String.init) ?? "")
  }

  private static func quoted(_ text: String) -> String {
    text.isEmpty ? "" : "\"\(text.replacing("\"", with: ""))\""
  }

  private static func code(of format: FieldFormat, _ column: Column, _ plan: TablePlan) -> String? {
    if format == .date { return [.date, .timestamp].contains(column.kind) ? dayFormat(column, plan) : nil }
    guard column.kind.isNumeric else { return nil }
    let places = places(of: column)
    switch format {
    case .zeroPadded(let count):
      return String(repeating: "0", count: count) + digits(places, isGrouped: false).dropFirst()
    case .decimals(let count): return digits(count, isGrouped: false)
    case .grouped: return digits(places, isGrouped: true)
    case .percent: return "0%"
    case .currency(let code):
      let digits = digits(NumberSymbols.decimals(of: code), isGrouped: true)
      return money(NumberSymbols.sign(of: code), digits, NumberSymbols(locale: plan.language))
    case .uppercase, .lowercase, .capitalized, .date: return nil
    }
  }
}
