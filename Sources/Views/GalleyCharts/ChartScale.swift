import GalleyViews

struct ChartScale: Hashable {
  let kind: Kind
  var isReversed = false
  /// Whether the scale is logarithmic. The setting applies only if all numbers are positive.
  var isLogarithmic = false

  enum Kind: Hashable {
    case numbers(ClosedRange<Double>)
    case times(ClosedRange<Double>)
    case names([String])
  }

  var range: ClosedRange<Double>? {
    switch kind {
    case .numbers(let range), .times(let range): range
    case .names: nil
    }
  }

  /// For a category, returns the middle of its band. Returns nil if the axis has no values of this kind.
  func share(of value: PlottedValue) -> Double? {
    let share: Double?
    switch (kind, value) {
    case (.names(let names), .name(let name)):
      share = names.firstIndex(of: name).map { (Double($0) + 0.5) / Double(names.count) }
    case (.numbers(let range), .number(let number)), (.times(let range), .time(let number)),
      (.times(let range), .number(let number)):
      let length = range.upperBound - range.lowerBound
      if isLogarithmic, range.lowerBound > 0, length > 0 {
        share = number > 0 ? Logarithm.share(of: number, in: range) : nil
      } else {
        share = number.isFinite ? length > 0 ? (number - range.lowerBound) / length : 0.5 : nil
      }
    default: share = nil
    }
    return share.map { isReversed ? 1 - $0 : $0 }
  }

  /// The width of a category as a fraction of the axis; nil for numbers and dates.
  var band: Double? {
    if case .names(let names) = kind, !names.isEmpty { 1 / Double(names.count) } else { nil }
  }

  func ticks(_ count: Int) -> [PlottedValue] {
    switch kind {
    case .names(let names): names.map { .name($0) }
    case .numbers(let range) where isLogarithmic && range.lowerBound > 0:
      Logarithm.ticks(in: range).map { .number($0) }
    case .numbers(let range):
      NiceTicks(length: range.upperBound - range.lowerBound, count: count).values(in: range).map { .number($0) }
    case .times(let range):
      TimeTicks(length: range.upperBound - range.lowerBound, count: count).values(in: range).map { .time($0) }
    }
  }

  func text(of value: PlottedValue, among ticks: [PlottedValue], count: Int) -> String {
    switch (kind, value) {
    case (.times(let range), .time(let time)), (.times(let range), .number(let time)):
      let unit = TimeTicks(length: range.upperBound - range.lowerBound, count: count).unit
      return CivilTime(seconds: time).text(in: unit)
    case (.numbers, .number(let number)):
      let numbers = ticks.compactMap(\.number).sorted()
      let step = zip(numbers, numbers.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
      return step.map { NumberText.text(number, decimals: NiceTicks(step: $0).decimals) } ?? NumberText.text(number)
    default: return value.text
    }
  }
}

extension ChartScale {
  /// `isNice` means that the range is extended to round numbers. Dates ignore `includesZero`.
  init?(of values: [PlottedValue], includesZero: Bool, isNice: Bool) {
    let names = values.compactMap(\.name)
    if !names.isEmpty {
      var known: Set<String> = []
      kind = .names(names.filter { known.insert($0).inserted })
      return
    }
    let isTime = values.contains { if case .time = $0 { true } else { false } }
    let numbers = values.compactMap(\.number)
    guard var lower = numbers.min(), var upper = numbers.max() else { return nil }
    if includesZero, !isTime { (lower, upper) = (min(lower, 0), max(upper, 0)) }
    if lower == upper {
      (lower, upper) = (isTime ? lower - 1 : min(0, lower), isTime ? upper + 1 : max(upper, lower + 1))
    }
    let range = lower...upper
    if isTime {
      kind = .times(range)
    } else {
      kind = .numbers(isNice ? NiceTicks(length: upper - lower, count: ChartScale.usualTicks).rounded(range) : range)
    }
  }

  static let usualTicks = 5
}
