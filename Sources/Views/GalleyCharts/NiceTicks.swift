#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct NiceTicks: Hashable {
  /// The distance between ticks: 1, 2 or 5 times a power of ten.
  let step: Double

  private static let limit = 1000

  init(length: Double, count: Int) {
    guard length > 0, length.isFinite else {
      step = 1
      return
    }
    let raw = length / Double(max(1, min(count, NiceTicks.limit)))
    let power = pow(10, log10(raw).rounded(.down))
    let share = raw / power
    // Rounds up to the next step; the tolerance accepts values just above a step.
    let factor = [1.0, 2, 5, 10].first { share <= $0 * 1.0000001 } ?? 10
    step = factor * power
  }

  init(step: Double) { self.step = step > 0 && step.isFinite ? step : 1 }

  func rounded(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let lower = (range.lowerBound / step + 1e-9).rounded(.down) * step
    let upper = (range.upperBound / step - 1e-9).rounded(.up) * step
    return lower <= upper ? lower...upper : range
  }

  func values(in range: ClosedRange<Double>) -> [Double] {
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first <= last, last - first < Double(NiceTicks.limit) else { return [] }
    return (0...Int(last - first)).map { index in
      let value = (first + Double(index)) * step
      // Rounding errors must not turn zero into another number.
      return abs(value) < step * 1e-9 ? 0 : value
    }
  }

  var decimals: Int {
    (0...9).first { abs(step * pow(10, Double($0)) - (step * pow(10, Double($0))).rounded()) < 1e-6 } ?? 9
  }
}
