import GalleyTables
import GalleyTemplate

/// A labelled position on an axis.
struct PlotTick: Hashable {
  var value: Double
  var label: String
  /// The next larger unit, such as the year of a month. It is shown below the first label in each unit.
  var context = ""
}

/// Formats the numbers of an axis.
struct PlotNumbers {
  private let format: FieldFormat?
  private let symbols: NumberSymbols
  private let isGrouped: Bool
  /// Whether all numbers are whole, so that amounts of money are written without decimals.
  private let isWhole: Bool

  init(format: String?, symbols: NumberSymbols, isGrouped: Bool = true, isWhole: Bool = false) {
    self.isWhole = isWhole
    self.format = format.flatMap(FieldFormat.init)
    self.symbols = symbols
    self.isGrouped = isGrouped
  }

  var inPercent: PlotNumbers { PlotNumbers(format: "percent", symbols: symbols) }

  /// Returns the number with the decimals that `step` needs, so that neighbouring labels differ.
  func label(_ number: Double, step: Double) -> String {
    switch format {
    case nil, .grouped: return written(number, Self.decimals(step, number), isGrouped: isGrouped || format != nil)
    case .percent: return symbols.percent(written(number * 100, Self.decimals(step * 100, number * 100)))
    case .currency(let code):
      let needed = Self.decimals(step, number)
      let amount = written(abs(number), needed == 0 ? 0 : max(needed, NumberSymbols.decimals(of: code)))
      return (number < 0 ? "-" : "") + symbols.money(amount, sign: NumberSymbols.sign(of: code))
    case .some(let format): return format.apply(to: AxisNumber.digits(of: number), symbols: symbols)
    }
  }

  func plainLabel(_ number: Double, step: Double) -> String {
    PlotNumbers(format: nil, symbols: symbols).label(number, step: step)
  }

  /// Returns a single value as text. If it has more than four decimals, it is rounded to five significant digits.
  func text(_ number: Double) -> String {
    guard let format, format != .grouped, format != .percent else { return plain(number) }
    if isWhole, case .currency = format { return label(number, step: 1) }
    return format.apply(to: AxisNumber.digits(of: number), symbols: symbols)
  }

  private func plain(_ number: Double) -> String {
    let isPercent = format == .percent
    let value = isPercent ? number * 100 : number
    let exact = Self.decimalCount(AxisNumber.digits(of: value))
    var decimals = exact
    if exact > 4 || isPercent {
      decimals = isPercent ? 1 : 4
      var size = value.magnitude
      while size >= 10, decimals > 0, !isPercent { (size, decimals) = (size / 10, decimals - 1) }
      while size > 0, size < 1, decimals < 12, !isPercent { (size, decimals) = (size * 10, decimals + 1) }
      decimals = min(decimals, exact)
    }
    let text = written(value, decimals, isGrouped: isGrouped || format != nil)
    return isPercent ? symbols.percent(text) : text
  }

  private func written(_ number: Double, _ decimals: Int, isGrouped: Bool = true) -> String {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    var rounded = (number * power).rounded() / power
    if !rounded.isFinite || number.magnitude >= 1e15 { rounded = number }
    if rounded == 0 { rounded = 0 }
    var digits = AxisNumber.digits(of: rounded)
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits.removeFirst() }
    let missing = decimals - Self.decimalCount(digits)
    if decimals > 0, missing > 0, !digits.contains("e") {
      digits += (digits.contains(".") ? "" : ".") + String(repeating: "0", count: missing)
    }
    return (isNegative && rounded != 0 ? "-" : "") + symbols.written(digits, isGrouped: isGrouped)
  }

  private static func decimalCount(_ digits: String) -> Int {
    guard let point = digits.firstIndex(of: "."), !digits.contains("e") else { return 0 }
    return digits.distance(from: point, to: digits.endIndex) - 1
  }

  private static func decimals(_ step: Double, _ number: Double) -> Int {
    // Logarithmic axes have no step, so each label has as many decimals as it needs.
    if step == 0 { return decimalCount(AxisNumber.digits(of: number)) }
    return min(decimalCount(AxisNumber.digits(of: step)), 12)
  }
}
