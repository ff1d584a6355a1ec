package import GalleyTables

package struct AxisNumber {
  private let format: FieldFormat
  private let symbols: NumberSymbols

  /// - Parameter format: A number format such as `grouped`, `.2`, `EUR` and `percent` (default: `grouped`).
  package init(format: String?, symbols: NumberSymbols) {
    self.format = format.flatMap(FieldFormat.init) ?? .grouped
    self.symbols = symbols
  }

  package func text(_ number: Double) -> String {
    format.apply(to: Self.digits(of: number), symbols: symbols)
  }

  package func plain(_ number: Double) -> String {
    let digits = Self.digits(of: number)
    let isNegative = digits.hasPrefix("-")
    return (isNegative ? "-" : "") + symbols.written(isNegative ? String(digits.dropFirst()) : digits, isGrouped: false)
  }

  package static func digits(of number: Double) -> String {
    guard number.isFinite else { return "" }
    if number == number.rounded(), number.magnitude < 1e15 { return String(Int(number)) }
    // Multiples of a round step have rounding errors in the sixteenth digit.
    var power = 1.0
    var decimals = 0
    while decimals < 12, (number * power - (number * power).rounded()).magnitude > 1e-6 * max(1, number.magnitude) {
      power *= 10
      decimals += 1
    }
    let whole = (number.magnitude * power).rounded()
    guard whole < 1e17 else { return "\(number)" }
    var text = String(Int(whole))
    while text.count <= decimals { text = "0" + text }
    if decimals > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -decimals)) }
    return (number < 0 ? "-" : "") + text
  }
}
