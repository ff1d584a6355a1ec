/// A date and time in UTC, independent of the machine's calendar and time zone.
package struct CivilTime: Hashable {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int
  let second: Int

  /// Days from 1 January 1970 to 1 January 2001.
  private static let epoch = 11_323

  private init(days: Int, seconds: Int) {
    // Converts days to a year by eras of 400 years that start in March (Howard Hinnant, "chrono-compatible low-level
    // date algorithms", <https://howardhinnant.github.io/date_algorithms.html>).
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
  }

  /// `seconds` count from the start of 2001.
  init(seconds: Double) {
    // Limits the range to a few hundred thousand years, to avoid overflow.
    let whole = Int(max(-1e13, min(1e13, seconds.isNaN ? 0 : seconds)).rounded(.down))
    let days = (whole >= 0 ? whole : whole - 86_399) / 86_400
    self.init(days: days + CivilTime.epoch, seconds: whole - days * 86_400)
  }

  /// Returns the start of a month, in seconds since the start of 2001. Months outside 1 to 12 belong to other years.
  static func start(year: Int, month: Int) -> Double {
    let months = year * 12 + month - 1
    let (year, index) = (months >= 0 ? months / 12 : (months - 11) / 12, ((months % 12) + 12) % 12)
    let shiftedYear = index < 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (index + 1 + (index > 1 ? -3 : 9)) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Double(era * 146_097 + dayOfEra - 719_468 - epoch) * 86_400
  }

  package enum Unit: Hashable, Sendable {
    case second, minute, hour, day, month, year
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  func text(in unit: Unit) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    switch unit {
    case .second: return "\(two(hour)):\(two(minute)):\(two(second))"
    case .minute, .hour: return "\(two(hour)):\(two(minute))"
    case .day: return "\(CivilTime.months[month - 1]) \(day)"
    case .month: return month == 1 ? "\(year)" : CivilTime.months[month - 1]
    case .year: return "\(year)"
    }
  }
}

struct TimeTicks: Sendable {
  let unit: CivilTime.Unit
  let count: Int

  private static let steps: [(CivilTime.Unit, Int, Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300),
    (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600),
    (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800), (.day, 7, 604_800), (.day, 14, 1_209_600),
    (.month, 1, 2_629_746), (.month, 2, 5_259_492), (.month, 3, 7_889_238), (.month, 6, 15_778_476),
    (.year, 1, 31_556_952), (.year, 2, 63_113_904), (.year, 5, 157_784_760), (.year, 10, 315_569_520),
    (.year, 25, 788_923_800), (.year, 50, 1_577_847_600), (.year, 100, 3_155_695_200),
  ]

  init(_ unit: CivilTime.Unit, every count: Int) { (self.unit, self.count) = (unit, max(1, min(count, 10_000))) }

  /// `length` is in seconds; `count` is approximate.
  init(length: Double, count: Int) {
    let raw = length / Double(max(1, count))
    let step = TimeTicks.steps.first { $0.2 >= raw } ?? (.year, 100, 3_155_695_200)
    (unit, self.count) = (step.0, step.1)
  }

  func values(in range: ClosedRange<Double>) -> [Double] {
    switch unit {
    case .month, .year:
      let months = unit == .year ? 12 * count : count
      let first = CivilTime(seconds: range.lowerBound)
      let start = (first.year * 12 + first.month - 1) / months * months
      return (0..<500).lazy
        .map { CivilTime.start(year: 0, month: start + $0 * months + 1) }
        .prefix { $0 <= range.upperBound }.filter { $0 >= range.lowerBound }
    case .second: return NiceTicks(step: Double(count)).values(in: range)
    case .minute: return NiceTicks(step: Double(count) * 60).values(in: range)
    case .hour: return NiceTicks(step: Double(count) * 3600).values(in: range)
    case .day: return NiceTicks(step: Double(count) * 86_400).values(in: range)
    }
  }
}
