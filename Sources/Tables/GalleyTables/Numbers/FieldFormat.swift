package enum FieldFormat: Hashable, Sendable {
  case uppercase
  case lowercase
  case capitalized
  /// Pads with zeros to this number of integer digits.
  case zeroPadded(Int)
  case decimals(Int)
  case grouped
  /// A percentage without decimals.
  case percent
  case date
  /// The ISO 4217 code determines the decimals.
  case currency(String)

  package static let names = [
    "uppercase", "lowercase", "capitalized", "grouped", "percent", "date", "currency", "05", ".2", "EUR",
  ]

  package init?(_ name: String) {
    switch name {
    case "uppercase": self = .uppercase
    case "lowercase": self = .lowercase
    case "capitalized": self = .capitalized
    case "grouped": self = .grouped
    case "percent": self = .percent
    case "date": self = .date
    case "currency": self = .currency("USD")
    default:
      guard let format = Self.number(name) ?? Self.code(name) else { return nil }
      self = format
    }
  }

  private static func number(_ name: String) -> FieldFormat? {
    if name.hasPrefix("."), let count = Int(name.dropFirst()), 0...9 ~= count { return .decimals(count) }
    if name.hasPrefix("0"), let count = Int(name), 1...20 ~= count { return .zeroPadded(count) }
    return nil
  }

  private static func code(_ name: String) -> FieldFormat? {
    let isCode = name.utf8.count == 3 && name.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    return isCode ? .currency(name) : nil
  }

  package var needsNumber: Bool {
    switch self {
    case .uppercase, .lowercase, .capitalized, .date: false
    case .zeroPadded, .decimals, .grouped, .percent, .currency: true
    }
  }

  package var noun: String { needsNumber ? "numbers" : self == .date ? "dates" : "text" }

  package func fits(_ text: String) -> Bool {
    if needsNumber { return DecimalText(text) != nil }
    return self != .date || DayText(text) != nil
  }

  package func apply(to text: String, symbols: NumberSymbols) -> String {
    switch self {
    case .uppercase: return text.uppercased()
    case .lowercase: return text.lowercased()
    case .capitalized: return text.prefix(1).uppercased() + text.dropFirst()
    case .date: return DayText(text)?.written(for: symbols.locale) ?? text
    default: break
    }
    guard let number = DecimalText(text) else { return text }
    switch self {
    case .zeroPadded(let digits): return number.zeroPadded(digits)
    case .decimals(let count): return number.rounded(to: count).written(symbols, isGrouped: false)
    case .percent: return symbols.percent(number.movingPoint(by: 2).rounded(to: 0).written(symbols, isGrouped: true))
    case .currency(let code): return symbols.currency(number, code: code)
    default: return number.written(symbols, isGrouped: true)
    }
  }
}
