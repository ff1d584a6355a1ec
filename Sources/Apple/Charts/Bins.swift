public import Foundation

public struct ChartBinRange<Bound: Comparable>: Equatable {
  public let lowerBound: Bound
  public let upperBound: Bound
  private let isClosed: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
    (self.lowerBound, self.upperBound, self.isClosed) = (lowerBound, upperBound, isClosed)
  }

  public func contains(_ value: Bound) -> Bool {
    value >= lowerBound && (value < upperBound || isClosed && value == upperBound)
  }
}

extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension Array where Element: Comparable {
  fileprivate func bin(of value: Element) -> Int {
    let next = firstIndex { $0 > value } ?? endIndex
    return Swift.max(0, Swift.min(next - 1, count - 2))
  }

  fileprivate func range(at position: Int) -> ChartBinRange<Element> {
    ChartBinRange(self[position], self[position + 1], isClosed: position == count - 2)
  }
}

public struct DateBins: RandomAccessCollection, Equatable, Sendable {
  /// The maximum number of bins, because more could not be distinguished.
  private static let maximum = 100_000

  public let thresholds: [Date]

  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
  ) {
    let count = Swift.max(1, count)
    let start = Self.start(of: unit, count, range.lowerBound, calendar)
    var thresholds = [start]
    while let last = thresholds.last, last <= range.upperBound, thresholds.count < Self.maximum,
      let next = calendar.date(byAdding: Self.plain(unit), value: count, to: last), next > last
    { thresholds.append(next) }
    // If the range ends at a threshold, no bin after it is needed.
    if thresholds.count > 2, thresholds[thresholds.count - 2] == range.upperBound { thresholds.removeLast() }
    self.thresholds = thresholds
  }

  public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: first...last, calendar: calendar)
  }

  public init(timeInterval interval: TimeInterval, range: ClosedRange<Date>) {
    let bins = NumberBins(
      size: interval,
      range: range.lowerBound.timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate)
    thresholds = bins.thresholds.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  private static func plain(_ unit: Calendar.Component) -> Calendar.Component {
    unit == .weekOfMonth ? .weekOfYear : unit
  }

  private static func start(
    of unit: Calendar.Component, _ count: Int, _ date: Date, _ calendar: Calendar
  ) -> Date {
    let start = calendar.dateInterval(of: plain(unit), for: date)?.start ?? date
    guard count > 1 else { return start }
    let first = [.hour: 0, .minute: 0, .second: 0, .month: 1, .quarter: 1][unit] ?? nil
    guard let first else { return start }
    let place = calendar.component(unit, from: start) - first
    return calendar.date(byAdding: unit, value: -(place % count), to: start) ?? start
  }

  public func index(for value: Date) -> Int { thresholds.bin(of: value) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Date> { thresholds.range(at: position) }
}

public struct NumberBins<Value: BinaryFloatingPoint>: RandomAccessCollection, Equatable, Sendable
where Value: Sendable {
  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds.filter { !$0.isNaN }.sorted() }

  public init(size: Value, range: ClosedRange<Value>) {
    guard size > 0, range.lowerBound.isFinite, range.upperBound.isFinite else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    let start = (range.lowerBound / size).rounded(.down) * size
    let count = Swift.max(1, ((range.upperBound - start) / size).rounded(.up))
    guard count < 100_000 else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    self.init(thresholds: (0...Int(count)).map { start + Value($0) * size })
  }

  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
    let wanted = Value(Swift.max(1, Swift.min(desiredCount ?? 10, 10_000)))
    let step = Self.round(Swift.max((range.upperBound - range.lowerBound) / wanted, minimumStride))
    self.init(size: step, range: range)
  }

  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(1, Swift.min(count, 100_000))
    let step = (range.upperBound - range.lowerBound) / Value(count)
    self.init(thresholds: (0...count).map { range.lowerBound + Value($0) * step })
  }

  /// Creates about `desiredCount` bins with round thresholds. Infinite values and NaN are ignored.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let data = data.filter(\.isFinite)
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: first...last, desiredCount: desiredCount, minimumStride: minimumStride)
  }

  private static func round(_ step: Value) -> Value {
    guard step > 0, step.isFinite else { return 1 }
    var power: Value = 1
    while power * 10 <= step { power *= 10 }
    while power > step { power /= 10 }
    return [1, 2, 5].map { power * $0 }.last { $0 <= step * 1.01 } ?? power
  }

  public func index(for value: Value) -> Int { thresholds.bin(of: value) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Value> { thresholds.range(at: position) }
}
