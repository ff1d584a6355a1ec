import GalleyTables
import GalleyTemplate

/// Ticks at the starts of units from seconds to centuries, with labels such as Jan and Feb, and the year below the
/// first month of each year.
struct CalendarTicks {
  private let names: CivilNames
  private let locale: String
  private let bin: ReportChart.DateBin?
  private let isWritten: Bool

  /// - Parameters:
  ///   - bin: The shortest span between ticks; nil for no minimum.
  ///   - isWritten: Whether each label is a complete date.
  init(locale: String, bin: ReportChart.DateBin?, isWritten: Bool) {
    names = CivilNames(locale: locale)
    (self.locale, self.bin, self.isWritten) = (locale, bin, isWritten)
  }

  enum Unit: Hashable {
    case second, minute, hour, day, month, year
  }

  struct Step: Hashable {
    let unit: Unit
    let count: Int
    /// The approximate length, in seconds.
    let length: Double
  }

  static let steps: [Step] = {
    func steps(_ unit: Unit, _ length: Double, _ counts: [Int]) -> [Step] {
      counts.map { Step(unit: unit, count: $0, length: Double($0) * length) }
    }
    return steps(.second, 1, [1, 5, 15, 30]) + steps(.minute, 60, [1, 5, 15, 30])
      + steps(.hour, 3600, [1, 3, 6, 12]) + steps(.day, 86_400, [1, 2, 7, 14])
      + steps(.month, 2_629_746, [1, 2, 3, 6])
      + steps(.year, 31_556_952, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000])
  }()

  /// Returns the shortest step with ticks that are at least `distance` apart on an axis of `length`.
  func step(_ domain: ClosedRange<Double>, length: Double, distance: (Step) -> Double) -> Step {
    let span = max(domain.upperBound - domain.lowerBound, 1e-9)
    let minimum = (bin?.length ?? 0) * 0.9
    let usable = Self.steps.filter { step in
      step.length >= minimum && (bin != .quarter || step.unit == .year || step.count % 3 == 0)
    }
    let found = usable.first { $0.length / span * length >= distance($0) }
    return found ?? Self.steps[Self.steps.count - 1]
  }

  func ticks(_ domain: ClosedRange<Double>, _ step: Step) -> [PlotTick] {
    var ticks = values(domain, step).map { PlotTick(value: $0, label: label($0, step), context: context($0, step)) }
    if isWritten { return ticks }
    var last = ""
    for index in ticks.indices {
      let context = ticks[index].context
      if context == last { ticks[index].context = "" }
      last = context
    }
    return ticks
  }

  func values(_ domain: ClosedRange<Double>, _ step: Step) -> [Double] {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    switch step.unit {
    case .second, .minute, .hour, .day:
      // Steps are counted from 1 January 2001, a Monday, so that weeks start on Mondays.
      let first = (low / step.length).rounded(.up)
      let count = (high / step.length).rounded(.down) - first
      guard count >= 0, count < 1000 else { return [] }
      return (0...Int(count)).map { (first + Double($0)) * step.length }
    case .month, .year:
      let months = step.unit == .year ? 12 * step.count : step.count
      let (year, month, _) = ChartMoment.date(low).parts
      let start = max(0, year * 12 + month - 1) / months * months
      return (0..<1000).lazy.map { start + $0 * months }
        .map { ChartMoment.start(CalendarDate(year: $0 / 12, month: $0 % 12 + 1, day: 1)) }
        .prefix { $0 <= high }.filter { $0 >= low }
    }
  }

  // MARK: Labels

  private func label(_ moment: Double, _ step: Step) -> String {
    let date = ChartMoment.date(moment)
    let (year, month, day) = date.parts
    if isWritten { return written(moment) }
    switch step.unit {
    case .second: return clock(moment) + ":" + CivilNames.two(Self.seconds(of: moment) % 60)
    case .minute, .hour: return clock(moment)
    case .day: return names.number(day)
    case .month where bin == .quarter: return "Q\((month - 1) / 3 + 1)"
    case .month: return names.shortName(ofMonth: month)
    case .year: return names.number(year)
    }
  }

  private func context(_ moment: Double, _ step: Step) -> String {
    let date = ChartMoment.date(moment)
    let (year, month, _) = date.parts
    if isWritten { return "" }
    switch step.unit {
    case .second, .minute, .hour: return names.text(of: date)
    case .day: return "\(names.shortName(ofMonth: month)) \(names.number(year))"
    case .month: return names.number(year)
    case .year: return ""
    }
  }

  /// Returns a single moment as text, for tables and descriptions.
  func text(_ moment: Double) -> String {
    let (year, month, _) = ChartMoment.date(moment).parts
    switch bin {
    case .month: return "\(names.shortName(ofMonth: month)) \(names.number(year))"
    case .quarter: return "Q\((month - 1) / 3 + 1) \(names.number(year))"
    case .year: return names.number(year)
    case .day, .week, nil: return written(moment)
    }
  }

  private func written(_ moment: Double) -> String {
    let (year, month, day) = ChartMoment.date(moment).parts
    let digits = String(year)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let iso = "\(padded)-\(CivilNames.two(month))-\(CivilNames.two(day))"
    let date = locale.hasPrefix("en") ? iso : DayText(iso)?.written(for: locale) ?? iso
    return Self.seconds(of: moment) == 0 ? date : "\(date) \(clock(moment))"
  }

  private func clock(_ moment: Double) -> String {
    let seconds = Self.seconds(of: moment)
    return "\(CivilNames.two(seconds / 3600)):\(CivilNames.two(seconds / 60 % 60))"
  }

  private static func seconds(of moment: Double) -> Int {
    let limited = max(-1e15, min(1e15, moment.isNaN ? 0 : moment.rounded()))
    return ((Int(limited) % 86_400) + 86_400) % 86_400
  }
}
