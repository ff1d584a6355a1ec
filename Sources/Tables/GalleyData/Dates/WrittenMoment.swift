/// A date with an optional time.
/// In `03/04/2024`, the order of day and month is ambiguous until the whole column is examined.
package struct WrittenMoment: Hashable {
  package enum Order: Hashable, Sendable {
    case certain
    case dayFirst
    /// The month comes first: only the second number can be the day.
    case monthFirst
    case either
  }

  package private(set) var year = 0
  private var first = 0
  private var second = 0
  package private(set) var order = Order.certain
  package private(set) var isYearShort = false
  /// The number of seconds since midnight; nil if there is no time.
  package private(set) var seconds: Int?
  package private(set) var fraction: [UInt8] = []
  package private(set) var weekday: Int?
  /// The offset from UTC in seconds, or nil if there is no time zone.
  package private(set) var offset: Int?

  private static let longest = 48

  package init?(_ text: String) {
    var text = text
    guard let moment = text.withUTF8({ WrittenMoment($0) }) else { return nil }
    self = moment
  }

  package init?(_ cell: UnsafeBufferPointer<UInt8>) {
    guard 6...Self.longest ~= cell.count else { return nil }
    var scan = MomentScan(cell)
    scan.skipSpaces()
    weekday = scan.weekday()
    guard readDay(&scan) else { return nil }
    guard readTime(&scan) else { return nil }
    scan.skipSpaces()
    guard scan.isAtEnd, isPossible else { return nil }
  }

  // MARK: Days

  private mutating func readDay(_ scan: inout MomentScan) -> Bool {
    if let month = scan.month() { return readBehindMonth(&scan, month) }
    guard let (number, digits) = scan.number() else { return false }
    if digits == 4 {
      year = number
      return readBehindYear(&scan)
    }
    guard digits <= 2 else { return false }
    first = number
    scan.skipOrdinal()
    let mark = scan.byte
    let isDotted = mark == 0x2E
    if isDotted || mark == 0x2F || mark == 0x2D || mark == 0x20 { scan.index += 1 }
    scan.skipSpaces()
    scan.skipPreposition()
    if let month = scan.month() { return readBehindNamed(&scan, month) }
    guard mark != 0x20, let (next, count) = scan.number(), count <= 2, scan.take(mark ?? 0) else { return false }
    scan.skipSpaces()
    second = next
    guard let (last, lastDigits) = scan.number(), lastDigits == 4 || lastDigits == 2 else { return false }
    take(year: last, digits: lastDigits)
    order = isDotted || first > 12 ? .dayFirst : second > 12 ? .monthFirst : .either
    return true
  }

  private mutating func readBehindYearSign(_ scan: inout MomentScan) -> Bool {
    scan.skipSpaces()
    guard let (month, digits) = scan.number(), digits <= 2, scan.takeWord("月") || scan.takeWord("월") else {
      return false
    }
    scan.skipSpaces()
    guard let (day, places) = scan.number(), places <= 2, scan.takeWord("日") || scan.takeWord("일") else {
      return false
    }
    (first, second) = (month, day)
    return true
  }

  private mutating func readBehindYear(_ scan: inout MomentScan) -> Bool {
    if scan.takeWord("年") || scan.takeWord("년") { return readBehindYearSign(&scan) }
    guard let mark = scan.byte, mark == 0x2D || mark == 0x2F || mark == 0x2E else { return false }
    scan.index += 1
    if let month = scan.month() {
      first = month
    } else {
      guard let (month, digits) = scan.number(), digits <= 2 else { return false }
      first = month
    }
    guard scan.take(mark), let (day, digits) = scan.number(), digits <= 2 else { return false }
    second = day
    return true
  }

  /// Reads the rest of a date such as "5 Jan 2024", "5. Januar 2024", "05-Jan-24" or "5 de enero de 2024".
  private mutating func readBehindNamed(_ scan: inout MomentScan, _ month: Int) -> Bool {
    let day = first
    (first, second) = (month, day)
    _ = scan.take(0x2E)
    _ = scan.take(0x2D) || scan.take(0x2F) || scan.take(0x2C)
    scan.skipSpaces()
    scan.skipPreposition()
    guard let (last, digits) = scan.number(), digits == 4 || digits == 2 else { return false }
    take(year: last, digits: digits)
    return true
  }

  private mutating func readBehindMonth(_ scan: inout MomentScan, _ month: Int) -> Bool {
    first = month
    _ = scan.take(0x2E)
    scan.skipSpaces()
    guard let (day, digits) = scan.number(), digits <= 2 else { return false }
    second = day
    scan.skipOrdinal()
    _ = scan.take(0x2C)
    let mark = scan.index
    scan.skipSpaces()
    if let (last, count) = scan.number(), count == 4 {
      year = last
      return true
    }
    scan.index = mark
    guard readTime(&scan), seconds != nil else { return false }
    scan.skipSpaces()
    guard let (last, count) = scan.number(), count == 4 else { return false }
    year = last
    return true
  }

  /// Sets the year. Two-digit years are from 1969 to 2068, as in POSIX.
  private mutating func take(year: Int, digits: Int) {
    isYearShort = digits == 2
    self.year = digits == 4 ? year : year < 69 ? 2000 + year : 1900 + year
  }

  // MARK: Times

  private mutating func readTime(_ scan: inout MomentScan) -> Bool {
    if seconds == nil {
      let start = scan.index
      if !(scan.take(UInt8(ascii: "T")) || scan.take(UInt8(ascii: "_"))) { _ = scan.take(0x2C) }
      scan.skipSpaces()
      guard let (hour, digits) = scan.number(), digits <= 2, scan.take(0x3A) else {
        scan.index = start
        return true
      }
      guard let (minute, places) = scan.number(), places == 2, hour <= 24, minute < 60 else { return false }
      guard readSeconds(&scan, hour * 3600 + minute * 60) else { return false }
    }
    return readZone(&scan)
  }

  private mutating func readSeconds(_ scan: inout MomentScan, _ start: Int) -> Bool {
    var sum = start
    if scan.take(0x3A) {
      guard let (second, digits) = scan.number(), digits == 2, second <= 60 else { return false }
      sum += second
      if scan.take(0x2E) || scan.take(0x2C) {
        let digits = scan.digits()
        guard 1...9 ~= digits.count else { return false }
        fraction = digits
      }
    }
    let mark = scan.index
    scan.skipSpaces()
    if let isAfternoon = scan.halfOfDay() {
      let hour = sum / 3600
      guard 1...12 ~= hour else { return false }
      sum += (hour == 12 ? -12 : 0) * 3600 + (isAfternoon ? 12 : 0) * 3600
    } else {
      scan.index = mark
    }
    seconds = sum
    return true
  }

  private mutating func readZone(_ scan: inout MomentScan) -> Bool {
    let start = scan.index
    scan.skipSpaces()
    if scan.take(UInt8(ascii: "Z")) || scan.takeWord("UTC") || scan.takeWord("GMT") {
      offset = 0
      return true
    }
    guard let sign = scan.byte, sign == 0x2B || sign == 0x2D, offset == nil else {
      scan.index = start
      return true
    }
    scan.index += 1
    guard let (number, digits) = scan.number() else { return false }
    var minutes = 0
    if digits == 4 {
      minutes = number / 100 * 60 + number % 100
    } else {
      guard digits <= 2 else { return false }
      minutes = number * 60
      if scan.take(0x3A) {
        guard let (more, places) = scan.number(), places == 2 else { return false }
        minutes += more
      }
    }
    offset = (sign == 0x2D ? -60 : 60) * minutes
    return minutes <= 18 * 60
  }

  // MARK: Value

  private var isPossible: Bool { day(isDayFirst: false) != nil || order != .certain && day(isDayFirst: true) != nil }

  package func day(isDayFirst: Bool) -> (month: Int, day: Int)? {
    let (month, day) = order != .certain && isDayFirst ? (second, first) : (first, second)
    guard 1...12 ~= month, 1...9999 ~= year || year == 0 else { return nil }
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    let length = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    return 1...length ~= day ? (month, day) : nil
  }

  package var parts: (first: Int, second: Int) { (first, second) }

  package func weekday(isDayFirst: Bool) -> Int? {
    guard let (month, day) = day(isDayFirst: isDayFirst) else { return nil }
    // Day 0 is 1 January 1970, a Thursday.
    let number = (DayNumber.number(year, month, day) + 3) % 7
    return (number + 7) % 7 + 1
  }

  /// Returns the date in ISO format. A time with a time zone is converted to UTC and gets a Z. Returns nil if there is
  /// no such date.
  package func iso(isDayFirst: Bool) -> String? {
    guard let (month, day) = day(isDayFirst: isDayFirst) else { return nil }
    guard let seconds else { return Self.text(year, 4) + "-" + Self.text(month, 2) + "-" + Self.text(day, 2) }
    let moment = DayNumber.number(year, month, day) * 86_400 + seconds - (offset ?? 0)
    let days = moment >= 0 ? moment / 86_400 : -((-moment + 86_399) / 86_400)
    let rest = moment - days * 86_400
    let (year, utcMonth, utcDay) = DayNumber.parts(days)
    guard 0...9999 ~= year else { return nil }
    var text = Self.text(year, 4) + "-" + Self.text(utcMonth, 2) + "-" + Self.text(utcDay, 2) + "T"
    text += Self.text(rest / 3600, 2) + ":" + Self.text(rest / 60 % 60, 2) + ":" + Self.text(rest % 60, 2)
    if !fraction.isEmpty { text += "." + String(decoding: fraction, as: UTF8.self) }
    return offset == nil ? text : text + "Z"
  }

  /// Converts `moment`, a UTC time from ``iso(isDayFirst:)``, back to the original time zone. Returns nil if there was
  /// none or if it was UTC.
  package func local(_ moment: String) -> String? {
    guard let offset, offset != 0, moment.last == "Z" else { return nil }
    let numbers = moment.split { !$0.isNumber }.prefix(6).compactMap { Int($0) }
    guard numbers.count == 6 else { return nil }
    let seconds =
      DayNumber.number(numbers[0], numbers[1], numbers[2]) * 86_400 + numbers[3] * 3600 + numbers[4] * 60 + numbers[5]
      + offset
    let days = seconds >= 0 ? seconds / 86_400 : -((-seconds + 86_399) / 86_400)
    let rest = seconds - days * 86_400
    let (year, month, day) = DayNumber.parts(days)
    guard 0...9999 ~= year else { return nil }
    let zone = (offset < 0 ? "-" : "+") + Self.text(abs(offset) / 3600, 2) + ":" + Self.text(abs(offset) / 60 % 60, 2)
    return Self.text(year, 4) + "-" + Self.text(month, 2) + "-" + Self.text(day, 2) + "T" + Self.text(rest / 3600, 2)
      + ":" + Self.text(rest / 60 % 60, 2) + ":" + Self.text(rest % 60, 2)
      + String(moment.dropFirst(19).dropLast()) + zone
  }

  private static func text(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
