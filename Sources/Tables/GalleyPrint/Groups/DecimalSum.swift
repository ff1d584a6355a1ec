import GalleyData

struct DecimalSum: Hashable {
  private var units = 0
  private var decimals = 0
  private var large: LongDecimal?

  mutating func add(_ text: UnsafeBufferPointer<UInt8>) { _ = take(text) }

  mutating func take(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if large == nil, let (units, decimals) = DecimalSum.parts(text), add(units, decimals) { return true }
    guard let number = DecimalDigits(text, powerLimit: LongDecimal.powerLimit) else { return false }
    var sum = large ?? LongDecimal(DecimalDigits(units, decimals: decimals))
    sum.add(number)
    large = sum
    return true
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

  var text: String {
    if let large { return large.text }
    guard decimals > 0 else { return String(units) }
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return (units < 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
