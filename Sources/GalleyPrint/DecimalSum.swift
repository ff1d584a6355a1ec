/// A sum of decimal numbers, exact as long as it has no more than 18 digits.
struct DecimalSum: Hashable {
  private var units = 0
  private var decimals = 0
  /// The sum once exact numbers do not hold it.
  private var large: Double?

  /// Takes in the number that `text` writes; what is no number adds nothing.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard large == nil, let (units, decimals) = DecimalSum.parts(text), add(units, decimals) else {
      if let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite { large = value + number }
      return
    }
  }

  /// The sum, as near as a binary number comes.
  private var value: Double {
    large ?? (0..<decimals).reduce(Double(units)) { number, _ in number / 10 }
  }

  private mutating func add(_ other: Int, _ places: Int) -> Bool {
    guard let own = DecimalSum.scaled(units, by: places - decimals),
      let more = DecimalSum.scaled(other, by: decimals - places)
    else { return false }
    let (sum, isOver) = own.addingReportingOverflow(more)
    if isOver { return false }
    units = sum
    decimals = max(decimals, places)
    return true
  }

  private static func scaled(_ number: Int, by places: Int) -> Int? {
    var number = number
    for _ in 0..<max(places, 0) {
      let (product, isOver) = number.multipliedReportingOverflow(by: 10)
      if isOver { return nil }
      number = product
    }
    return number
  }

  private static func parts(_ text: UnsafeBufferPointer<UInt8>) -> (units: Int, decimals: Int)? {
    guard 1...18 ~= text.count else { return nil }
    let isNegative = text[0] == UInt8(ascii: "-")
    var units = 0
    var decimals: Int?
    var hasDigit = false
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
        continue
      }
      let digit = byte &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      units = units * 10 + Int(digit)
      decimals = decimals.map { $0 + 1 }
      hasDigit = true
    }
    return hasDigit ? (isNegative ? -units : units, decimals ?? 0) : nil
  }

  /// The sum as data writes it, such as `-12.50`.
  var text: String {
    if let large { return String(describing: large) }
    guard decimals > 0 else { return String(units) }
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return (units < 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
