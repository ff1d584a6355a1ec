import GalleyData
import GalleyTemplate

/// Numbers and days as workbooks hold them.
enum WorkbookNumber {
  /// More digits are rounded by programs for workbooks, whose numbers are IEEE 754 doubles.
  private static let mostDigits = 15
  /// The first of March 1900, before which programs count a day that never was, as a number of a workbook.
  private static let firstDay = 61
  /// Days from the 30th of December 1899 to the first of January 1970.
  private static let epoch = 25_569

  /// The number of a cell; nil for what stays a text.
  static func value(of column: Column, _ row: Int) -> String? {
    switch column.kind {
    case .integer, .number: value(of: column, text: column[row])
    case .date: day(column[row]).map { "\($0)" }
    case .timestamp: moment(column[row])
    case .string, .boolean: nil
    }
  }

  /// The number of a value of `column`, such as a sum: lengths of time are days, as programs for workbooks count them.
  static func value(of column: Column, text: String) -> String? {
    switch column.numberForm?.quantity {
    case .duration, .clock: Double(text).flatMap { $0.isFinite ? "\($0 / 86_400)" : nil }
    case .size, nil: number(text)
    }
  }

  /// `text` where it is a number of few enough digits.
  static func number(_ text: String) -> String? {
    guard let value = Double(text), value.isFinite else { return nil }
    let mantissa = text.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber)
    let digits = mantissa.drop { $0 == "0" }.reversed().drop { $0 == "0" }.count
    return digits <= mostDigits ? text : nil
  }

  private static func day(_ text: String) -> Int? {
    guard let number = Day(text)?.number else { return nil }
    return number + epoch >= firstDay ? number + epoch : nil
  }

  /// `2024-02-29T12:30:00` as days with a fraction.
  private static func moment(_ text: String) -> String? {
    guard text.utf8.count >= 16, let day = day(String(text.prefix(10))) else { return nil }
    let clock = text.dropFirst(11).split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    guard clock.count >= 2, clock[0] < 24, clock[1] < 60 else { return nil }
    let seconds = clock[0] * 3600 + clock[1] * 60 + (clock.count > 2 ? clock[2] : 0)
    return "\(Double(day) + seconds / 86_400)"
  }

  /// How a workbook writes the cells of `column`; a format that the plan names wins.
  static func format(of column: Column, named name: String? = nil) -> String {
    switch column.kind {
    case .date: return "yyyy\\-mm\\-dd"
    case .timestamp: return "yyyy\\-mm\\-dd hh:mm:ss"
    case .integer, .number: break
    case .string, .boolean: return ""
    }
    if let quantity = column.numberForm?.quantity, name == nil { return format(of: quantity) }
    let form = column.numberForm
    let isGrouped = form?.group != nil || name == "grouped"
    let places = places(of: column)
    let digits = (isGrouped ? "#,##0" : "0") + (places > 0 ? "." + String(repeating: "0", count: places) : "")
    guard let unit = form?.unit else { return form == nil && !isGrouped ? "" : digits }
    let space = form?.isUnitSpaced == true ? "\u{A0}" : ""
    let sign = "\"\(unit.name.replacing("\"", with: ""))\""
    return form?.isUnitFirst == true ? sign + space + digits : digits + space + sign
  }

  /// How a workbook writes lengths of time, which may have more than 24 hours, times of the day, and bytes.
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

  /// The digits behind the point of most cells: of the cell with the most, among the first thousand.
  private static func places(of column: Column) -> Int {
    (0..<min(column.count, 1000)).reduce(0) { most, row in
      let text = column[row]
      guard let point = text.firstIndex(of: "."), !text.contains("e") else { return most }
      return max(most, min(text.distance(from: point, to: text.endIndex) - 1, 10))
    }
  }
}
