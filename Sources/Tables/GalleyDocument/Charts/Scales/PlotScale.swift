#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Maps values to positions on an axis, as shares of its length. Names have the values 0, 1, 2, …
struct PlotScale: Hashable {
  var domain: ClosedRange<Double>
  var isLogarithmic = false
  /// The distance between ticks, if both ends of the axis are multiples of half this distance.
  var step: Double?

  /// Returns the position of a value as a share of the axis length. Positions of values far outside the domain stay
  /// finite.
  func share(_ value: Double) -> Double {
    let share = exactShare(value)
    return share.isNaN ? 0.5 : min(max(share, -1e4), 1e4)
  }

  private func exactShare(_ value: Double) -> Double {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    if isLogarithmic {
      guard low > 0, high > low else { return 0.5 }
      return value > 0 ? log(value / low) / log(high / low) : 0
    }
    let length = high - low
    return length > 0 && length.isFinite ? (value - low) / length : 0.5
  }

  // MARK: Round numbers

  /// Returns a step of 1, 2 or 5 times a power of ten, so that `length` has at most about `count` steps.
  static func step(_ length: Double, count: Double) -> Double {
    let raw = length / max(count, 1)
    guard raw > 0, raw.isFinite else { return 1 }
    let power = pow(10, floor(log10(raw)))
    guard power > 0, power.isFinite else { return raw }
    let step = [1.0, 2, 5, 10].first { $0 * power >= raw * (1 - 1e-9) } ?? 10
    return step * power
  }

  /// Returns a scale that contains `values` and ends at multiples of half its step. Ends at whole steps would leave up
  /// to a quarter of a chart empty.
  static func rounded(_ values: ClosedRange<Double>, count: Double, minimumStep: Double = 0) -> PlotScale {
    var (low, high) = (values.lowerBound, values.upperBound)
    if low == high {
      let room = low == 0 ? 1 : abs(low) * 0.05
      (low, high) = low == 0 ? (0, 1) : (low - room, high + room)
    }
    let step = max(step(high - low, count: count), minimumStep)
    let half = step / 2
    let (first, last) = (floor(low / half + 1e-9) * half, ceil(high / half - 1e-9) * half)
    guard first.isFinite, last.isFinite, first < last else { return PlotScale(domain: low...max(high, low.nextUp)) }
    return PlotScale(domain: first...last, step: step)
  }

  /// Returns a scale between powers of ten or, if the values are close together, between 1, 2 or 5 times powers of ten.
  static func roundedLogarithm(_ values: ClosedRange<Double>) -> PlotScale {
    let (low, high) = (max(values.lowerBound, .leastNormalMagnitude), max(values.upperBound, .leastNormalMagnitude))
    let factors = high / low > 30 ? [1.0] : [1.0, 2, 5]
    func power(_ value: Double) -> Double { pow(10, floor(log10(value) + 1e-9)) }
    let first = factors.map { $0 * power(low) }.filter { $0 <= low * (1 + 1e-9) }.max() ?? low
    let next = (factors + [10]).map { $0 * power(high) }.filter { $0 >= high * (1 - 1e-9) }.min() ?? high
    return PlotScale(domain: first...max(next, first * 10), isLogarithmic: true)
  }

  // MARK: Ticks

  /// Returns the multiples of a step inside the domain, at most about `count` of them.
  func ticks(count: Double, minimumStep: Double = 0) -> (values: [Double], step: Double) {
    if isLogarithmic { return (logarithmicTicks(count: count), 0) }
    let (low, high) = (domain.lowerBound, domain.upperBound)
    let step =
      step.map { Self.multiple(of: $0, high - low, count) } ?? max(Self.step(high - low, count: count), minimumStep)
    let (first, last) = (ceil(low / step - 1e-6), floor(high / step + 1e-6))
    guard first.isFinite, last.isFinite, first <= last, last - first < 1000 else { return ([], step) }
    return ((0...Int(last - first)).map { (first + Double($0)) * step }, step)
  }

  /// Short axes show only every second, fifth or tenth tick.
  private static func multiple(of step: Double, _ length: Double, _ count: Double) -> Double {
    let factor = [1.0, 2, 5, 10].first { length / (step * $0) <= count * 1.3 } ?? 20
    return step * factor
  }

  private func logarithmicTicks(count: Double) -> [Double] {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    guard low > 0, high > low else { return [] }
    let (first, last) = (floor(log10(low) + 1e-9), ceil(log10(high) - 1e-9))
    guard last - first < 700 else { return [] }
    let decades = (0...Int(last - first)).map { pow(10, first + Double($0)) }
    func inside(_ values: [Double]) -> [Double] { values.filter { $0 >= low * (1 - 1e-9) && $0 <= high * (1 + 1e-9) } }
    let detailed = inside(decades.flatMap { [$0, $0 * 2, $0 * 5] })
    if Double(detailed.count) <= count { return detailed }
    let whole = inside(decades)
    let skip = max(1, Int((Double(whole.count) / max(count, 1)).rounded(.up)))
    return whole.enumerated().filter { $0.offset % skip == 0 }.map(\.element)
  }
}
