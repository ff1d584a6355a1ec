package struct ExactDecimal: Hashable, Sendable {
  private var units: Int128
  private var decimals: Int

  private static let quotientDecimals = 12

  package init(_ number: Int) { (units, decimals) = (Int128(number), 0) }

  private init(_ units: Int128, _ decimals: Int) { (self.units, self.decimals) = (units, decimals) }

  /// Parses a number such as `-12.50` or `1e6`. Returns nil if it has more than 38 digits.
  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard 1...60 ~= text.count else { return nil }
    let isNegative = text[0] == 0x2D
    var (units, places, hasDigit): (Int128, Int?, Bool) = (0, nil, false)
    var index = isNegative ? 1 : 0
    while index < text.count, text[index] | 0x20 != UInt8(ascii: "e") {
      let byte = text[index]
      index += 1
      if byte == 0x2E, places == nil {
        places = 0
        continue
      }
      guard byte &- 0x30 <= 9 else { return nil }
      let (tens, isOver) = units.multipliedReportingOverflow(by: 10)
      let (sum, isMore) = tens.addingReportingOverflow(Int128(byte - 0x30))
      if isOver || isMore { return nil }
      (units, hasDigit) = (sum, true)
      places = places.map { $0 + 1 }
    }
    guard hasDigit else { return nil }
    var result = ExactDecimal(isNegative ? -units : units, places ?? 0)
    if index < text.count {
      let power = Int(String(decoding: text[(index + 1)...], as: UTF8.self))
      guard let power, power.magnitude <= 30 else { return nil }
      result.decimals -= power
      guard result.decimals < 0 else {
        self = result
        return
      }
      guard let scaled = result.scaled(to: 0) else { return nil }
      result = scaled
    }
    self = result
  }

  package var isNegative: Bool { units < 0 }

  /// Returns a negative number if this number is less than `other`, 0 if they are equal, or a positive number.
  package func order(_ other: ExactDecimal) -> Int {
    let places = max(decimals, other.decimals)
    if let first = scaled(to: places)?.units, let second = other.scaled(to: places)?.units {
      return first < second ? -1 : first > second ? 1 : 0
    }
    // One number has too many digits to be written with as many decimals as the other.
    let (first, second) = (Double(text) ?? 0, Double(other.text) ?? 0)
    return first < second ? -1 : first > second ? 1 : 0
  }

  package var negated: ExactDecimal { ExactDecimal(0 &- units, decimals) }

  package func adding(_ other: ExactDecimal) -> ExactDecimal? {
    let places = max(decimals, other.decimals)
    guard let first = scaled(to: places), let second = other.scaled(to: places) else { return nil }
    let (sum, isOver) = first.units.addingReportingOverflow(second.units)
    return isOver ? nil : ExactDecimal(sum, places)
  }

  package func multiplied(by other: ExactDecimal) -> ExactDecimal? {
    let (product, isOver) = units.multipliedReportingOverflow(by: other.units)
    return isOver ? nil : ExactDecimal(product, decimals + other.decimals).shortened
  }

  package func divided(by other: ExactDecimal, decimals places: Int = quotientDecimals) -> ExactDecimal? {
    guard other.units != 0, let raised = scaled(to: other.decimals + places) ?? rounded(to: other.decimals + places)
    else {
      return nil
    }
    return ExactDecimal(Self.quotient(raised.units, other.units), places).shortened
  }

  package func divided(by count: Int, places: Int) -> ExactDecimal? {
    guard count != 0, let raised = scaled(to: max(places, decimals)) else { return nil }
    return ExactDecimal(Self.quotient(raised.units, Int128(count)), max(places, decimals)).rounded(to: places)
  }

  private static func quotient(_ number: Int128, _ divisor: Int128) -> Int128 {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    let isUp = rest.magnitude >= divisor.magnitude - rest.magnitude
    return quotient + (isUp ? (number < 0) == (divisor < 0) ? 1 : -1 : 0)
  }

  package var places: Int { decimals }

  package func rounded(to places: Int) -> ExactDecimal? {
    guard decimals > places else { return scaled(to: places) }
    var power: Int128 = 1
    for _ in 0..<min(decimals - places, 38) { power = power.multipliedReportingOverflow(by: 10).partialValue }
    return ExactDecimal(Self.quotient(units, power), places)
  }

  private func scaled(to places: Int) -> ExactDecimal? {
    guard places >= decimals, places - decimals <= 38 else { return nil }
    var result = units
    for _ in 0..<(places - decimals) {
      let (product, isOver) = result.multipliedReportingOverflow(by: 10)
      if isOver { return nil }
      result = product
    }
    return ExactDecimal(result, places)
  }

  private var shortened: ExactDecimal {
    var result = self
    while result.decimals > 0, result.units % 10 == 0 {
      result.units /= 10
      result.decimals -= 1
    }
    return result
  }

  package var text: String {
    let digits = String(units.magnitude)
    guard decimals > 0 else { return (units < 0 ? "-" : "") + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
    return (units < 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
