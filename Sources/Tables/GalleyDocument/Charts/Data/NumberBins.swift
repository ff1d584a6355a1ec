struct NumberBins: Hashable {
  let start: Double
  let width: Double
  let count: Int

  init(minimum: Double, maximum: Double, count wanted: Int) {
    let span = maximum - minimum
    let width = span > 0 && span.isFinite ? Self.round(span / Double(max(wanted, 1))) : 0
    let start = (minimum / width).rounded(.down) * width
    // Between adjacent floating-point numbers, there may be no space for bins.
    guard width > 0, start.isFinite else {
      (self.start, self.width, count) = (minimum - 0.5, 1, 1)
      return
    }
    self.width = width
    self.start = start
    count = min(max(1, Int((min((maximum - start) / width, 1000)).rounded(.down)) + 1), 1000)
  }

  /// Returns the number of bins: the square root of the number of values, at least 5 and at most 40.
  static func count(of values: Int) -> Int { min(40, max(5, Int(Double(values).squareRoot().rounded(.up)))) }

  func index(of value: Double) -> Int {
    let place = (value - start) / width
    return place.isFinite ? min(max(0, Int(min(place, 1e6))), count - 1) : 0
  }

  /// Rounds up to 1, 2, 2.5 or 5 times a power of ten.
  private static func round(_ width: Double) -> Double {
    var power = 1.0
    while power * 10 <= width { power *= 10 }
    while power > width { power /= 10 }
    let step = [1, 2, 2.5, 5, 10].first { $0 * power >= width * (1 - 1e-9) } ?? 10
    return step * power
  }
}
