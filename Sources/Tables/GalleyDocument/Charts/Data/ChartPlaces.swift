import GalleyData
import GalleyTables
import GalleyTemplate

/// Decides whether the positions of a chart are names, numbers or dates, and reads them.
struct ChartPlaces {
  let kind: ChartData.Kind
  let bin: ReportChart.DateBin?
  let slot: Double?
  private let column: Column

  init(_ chart: ReportChart, _ column: Column) {
    self.column = column
    let isMonths = chart.xAxis.order == .data && column.areMonths
    bin = chart.xAxis.bin ?? (isMonths ? .month : nil)
    let own = isMonths ? ChartData.Kind.times : Self.kind(of: column)
    let isBar = chart.mark == .bar || chart.mark == .heat
    if chart.mark == .pie || chart.mark == .donut || chart.mark == .box && bin == nil || chart.xAxis.order != .data {
      (kind, slot) = (.names, nil)
    } else if isBar || chart.mark == .box {
      let places = own == .names ? [] : Self.distinct(column, own, bin)
      slot = bin.map(\.length) ?? Self.slot(of: places)
      kind = slot == nil || places.isEmpty ? .names : own
    } else {
      (kind, slot) = (own, nil)
    }
  }

  private static func kind(of column: Column) -> ChartData.Kind {
    switch column.kind {
    case .integer, .number: .numbers
    case .date, .timestamp: .times
    case .string, .boolean: .names
    }
  }

  // MARK: Bars

  /// Returns the space for one bar. Returns nil if the gaps between bars would be larger than that: the positions are
  /// then easier to read as names.
  private static func slot(of places: [Double]) -> Double? {
    guard let first = places.first, let last = places.last, places.count > 1 else { return nil }
    let gap = zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? 0
    guard gap > 0, (last - first) / gap < Double(places.count * 2 + 6) else { return nil }
    return gap
  }

  private static func distinct(
    _ column: Column, _ kind: ChartData.Kind, _ bin: ReportChart.DateBin?
  ) -> [Double] {
    var all: Set<Double> = []
    for row in 0..<column.count {
      if let place = place(column, kind, bin, row) { all.insert(place) }
      // With so many positions, bars are placed at category names or are narrower than a pixel, so the remaining
      // positions do not matter.
      if all.count > 100_000 { break }
    }
    return all.sorted()
  }

  // MARK: Rows

  func place(_ row: Int) -> Double? { Self.place(column, kind, bin, row) }

  private static func place(
    _ column: Column, _ kind: ChartData.Kind, _ bin: ReportChart.DateBin?, _ row: Int
  ) -> Double? {
    switch kind {
    case .names: return nil
    case .numbers: return column.withUTF8(row) { $0.cellNumber }.flatMap { $0.isFinite ? $0 : nil }
    case .times:
      guard let moment = column.withUTF8(row, { ChartMoment.day($0) ?? ChartMoment.month($0) }) ?? column.moment(row)
      else { return nil }
      return bin?.start(of: moment) ?? moment
    }
  }
}

/// Moments on an axis, in seconds since 1 January 2001 in UTC.
enum ChartMoment {
  static let day = 86_400.0
  /// The number of days from 1 January 1970 to 1 January 2001.
  static let epoch = 11_323

  static func day(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count == 10, text[7] == UInt8(ascii: "-"), let month = yearAndMonth(text),
      let day = digits(text, 8..<10), 1...31 ~= day
    else { return nil }
    return start(CalendarDate(year: month.year, month: month.month, day: day))
  }

  static func month(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count == 7, let month = yearAndMonth(text) else { return nil }
    return start(CalendarDate(year: month.year, month: month.month, day: 1))
  }

  private static func yearAndMonth(_ text: UnsafeBufferPointer<UInt8>) -> (year: Int, month: Int)? {
    guard text[4] == UInt8(ascii: "-"), let year = digits(text, 0..<4), let month = digits(text, 5..<7), 1...12 ~= month
    else { return nil }
    return (year, month)
  }

  private static func digits(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    var number = 0
    for index in range {
      let digit = text[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      number = number * 10 + Int(digit)
    }
    return number
  }

  static func start(_ date: CalendarDate) -> Double { Double(date.number - epoch) * day }

  static func date(_ moment: Double) -> CalendarDate {
    // Limits the range to a few thousand years, which avoids overflow.
    let days = (max(-1e11, min(1e11, moment.isNaN ? 0 : moment)) / day).rounded(.down)
    return CalendarDate(number: Int(days) + epoch)
  }
}

extension ReportChart.DateBin {
  func start(of moment: Double) -> Double {
    switch self {
    case .day: return (moment / ChartMoment.day).rounded(.down) * ChartMoment.day
    // Weeks start on Mondays, as 1 January 2001 was a Monday.
    case .week: return (moment / (7 * ChartMoment.day)).rounded(.down) * 7 * ChartMoment.day
    case .month, .quarter, .year:
      let (year, month, _) = ChartMoment.date(moment).parts
      let first = self == .month ? month : self == .quarter ? (month - 1) / 3 * 3 + 1 : 1
      return ChartMoment.start(CalendarDate(year: year, month: first, day: 1))
    }
  }

  /// The length in seconds. For months, quarters and years, it is the shortest possible length.
  var length: Double {
    switch self {
    case .day: ChartMoment.day
    case .week: 7 * ChartMoment.day
    case .month: 28 * ChartMoment.day
    case .quarter: 90 * ChartMoment.day
    case .year: 365 * ChartMoment.day
    }
  }
}
