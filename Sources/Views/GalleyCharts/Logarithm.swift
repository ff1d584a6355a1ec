#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

enum Logarithm {
  /// The bounds of `range` must be positive.
  static func share(of number: Double, in range: ClosedRange<Double>) -> Double {
    log(number / range.lowerBound) / log(range.upperBound / range.lowerBound)
  }

  static func number(at share: Double, in range: ClosedRange<Double>) -> Double {
    range.lowerBound * pow(range.upperBound / range.lowerBound, share)
  }

  static func ticks(in range: ClosedRange<Double>) -> [Double] {
    let first = (log10(range.lowerBound) - 1e-9).rounded(.up)
    let last = (log10(range.upperBound) + 1e-9).rounded(.down)
    guard first <= last, last - first < 400 else { return [] }
    return (0...Int(last - first)).map { pow(10, first + Double($0)) }
  }
}
