/// A duration such as `1:02:33`, `02:15`, `3h 20m`, `1-04:00:00`, `PT2H30M` or `850 ms`.
/// Two things are ambiguous until the whole column is examined: the units of `02:15`, and whether `08:30:00` is a time
/// of day.
package struct WrittenDuration: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case pair
    case clock
    case days
    case units
    case iso
    case number
  }

  package struct Part: Hashable, Sendable {
    package var unit: TimeUnit
    package var word: Range<Int>
    package var isSpaced: Bool
  }

  package private(set) var shape = Shape.number
  package private(set) var isNegative = false
  package private(set) var first = 0
  package private(set) var isPadded = false
  package private(set) var hasHalfOfDay = false
  package private(set) var places = 0
  package private(set) var mark: FractionMark?
  package private(set) var parts: [Part] = []
  /// The duration in seconds, if a value with only two numbers is read as minutes and seconds.
  private var total = ExactDecimal(0)

  private static let longest = 60

  package init?(_ cell: UnsafeBufferPointer<UInt8>) {
    guard 1...Self.longest ~= cell.count else { return nil }
    var scan = DurationScan(cell)
    scan.skipSpaces()
    isNegative = scan.takeMinus()
    if !isNegative { _ = scan.take(0x2B) }
    guard let byte = scan.byte else { return nil }
    if byte == UInt8(ascii: "P") {
      scan.index += 1
      guard readISO(&scan) else { return nil }
    } else {
      guard byte &- 0x30 <= 9, readNumbers(&scan) else { return nil }
    }
    scan.skipSpaces()
    guard scan.isAtEnd else { return nil }
  }

  package func seconds(areHours: Bool) -> String? {
    let length = areHours && shape == .pair ? total.multiplied(by: ExactDecimal(60)) : total
    return length.map { isNegative ? $0.negated.text : $0.text }
  }

  package var canBeHours: Bool { shape == .pair && places == 0 }

  package var canBeClock: Bool {
    (shape == .clock || canBeHours) && !isNegative && (first < 24 || first == 24 && total == whole(24))
  }

  private func whole(_ first: Int) -> ExactDecimal { ExactDecimal(first * (shape == .pair ? 60 : 3600)) }

  // MARK: Clocks

  private mutating func readNumbers(_ scan: inout DurationScan) -> Bool {
    guard let number = scan.number() else { return false }
    if scan.byte == 0x3A, number.places == 0 { return readClock(&scan, number) }
    // The tool ps writes "1-04:00:00", and .NET writes "1.04:00:00".
    if number.places == 2 || number.places == 0 && scan.byte == 0x2D {
      var rest = scan
      if number.places == 0 {
        rest.index += 1
      } else {
        rest.index -= 2
      }
      if let hours = rest.number(), hours.places == 0, hours.digits == 2, rest.byte == 0x3A {
        scan = rest
        guard let days = Int(number.whole) else { return false }
        return readClock(&scan, hours, behind: days)
      }
    }
    return readUnits(&scan, number)
  }

  private mutating func readClock(
    _ scan: inout DurationScan, _ number: DurationScan.Number, behind days: Int? = nil
  ) -> Bool {
    guard number.digits <= 5, let hour = Int(number.whole), scan.take(0x3A), let next = scan.number(), next.digits == 2,
      let minute = Int(next.whole), minute < 60
    else { return false }
    (first, isPadded) = (hour, number.digits == 2)
    (places, mark) = (next.places, next.mark)
    var (hours, rest) = (0, next.text)
    if next.places == 0, scan.take(0x3A) {
      guard let last = scan.number(), last.digits == 2, let second = Int(last.whole), second < 60 else { return false }
      (shape, places, mark) = (.clock, last.places, last.mark)
      (hours, rest) = (hour * 3600 + minute * 60, last.text)
    } else {
      shape = .pair
      hours = hour * 60
    }
    if let days {
      guard hour < 24, days < 1_000_000, shape == .clock || places == 0 else { return false }
      // After a number of days, two numbers always mean hours and minutes.
      if shape == .pair { (hours, rest) = (hour * 3600 + minute * 60, "0") }
      hours += days * 86_400
      shape = .days
    } else if !isNegative, let isAfternoon = scan.halfOfDay() {
      guard 1...12 ~= hour else { return false }
      let shift = (hour == 12 ? -12 : 0) + (isAfternoon ? 12 : 0)
      hours += shift * (shape == .pair ? 60 : 3600)
      (hasHalfOfDay, first) = (true, hour + shift)
    }
    guard let rest = ExactDecimal(rest), let sum = ExactDecimal(hours).adding(rest) else { return false }
    total = sum
    return true
  }

  // MARK: Units

  private mutating func readUnits(_ scan: inout DurationScan, _ number: DurationScan.Number) -> Bool {
    var number = number
    while true {
      let end = scan.index
      scan.skipSpaces()
      let word = scan.word()
      guard !word.isEmpty else {
        scan.index = end
        return readBare(number)
      }
      guard let unit = TimeUnit(scan.bytes(word)), parts.last.map({ unit < $0.unit }) ?? true,
        add(number, unit)
      else { return false }
      parts.append(Part(unit: unit, word: word, isSpaced: word.lowerBound > end))
      shape = .units
      scan.skipJoints()
      guard let next = scan.number() else { return true }
      // Reads a time after days, as in "2 days, 3:04:05".
      if scan.byte == 0x3A {
        guard unit == .day, next.places == 0, let days = Int(number.whole), number.places == 0 else { return false }
        return readClock(&scan, next, behind: days)
      }
      number = next
    }
  }

  /// Reads a number without a unit, which is alone or, as in "2h05", means minutes after hours.
  private mutating func readBare(_ number: DurationScan.Number) -> Bool {
    guard let last = parts.last else {
      guard let value = ExactDecimal(number.text) else { return false }
      (total, places, mark) = (value, number.places, number.mark)
      return true
    }
    return parts.count == 1 && last.unit == .hour && number.digits == 2 && number.places == 0 && add(number, .minute)
  }

  private mutating func add(_ number: DurationScan.Number, _ unit: TimeUnit) -> Bool {
    guard let value = ExactDecimal(number.text)?.multiplied(by: unit.seconds), let sum = total.adding(value) else {
      return false
    }
    if number.places > 0 { (places, mark) = (number.places, number.mark) }
    total = sum
    return true
  }

  // MARK: ISO 8601

  /// Reads "PT2H30M", "P1DT12H" or "P2W". Years and months are refused, because their length varies.
  private mutating func readISO(_ scan: inout DurationScan) -> Bool {
    shape = .iso
    var isTime = false
    var last: TimeUnit?
    while !scan.isAtEnd {
      if !isTime, scan.take(UInt8(ascii: "T")) {
        isTime = true
        continue
      }
      guard let number = scan.number(), let letter = scan.byte else { return false }
      scan.index += 1
      let unit: TimeUnit
      switch (letter, isTime) {
      case (UInt8(ascii: "W"), false): unit = .week
      case (UInt8(ascii: "D"), false): unit = .day
      case (UInt8(ascii: "H"), true): unit = .hour
      case (UInt8(ascii: "M"), true): unit = .minute
      case (UInt8(ascii: "S"), true): unit = .second
      default: return false
      }
      guard last.map({ unit < $0 }) ?? true, add(number, unit) else { return false }
      last = unit
    }
    return last != nil
  }
}
