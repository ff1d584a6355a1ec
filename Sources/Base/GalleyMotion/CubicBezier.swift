struct CubicBezier: Hashable, Sendable {
  private let x: Polynomial
  private let y: Polynomial

  /// The x coordinates are clamped to 0…1.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = Polynomial(min(max(x1, 0), 1), min(max(x2, 0), 1))
    y = Polynomial(y1, y2)
  }

  func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    return y.value(at: parameter(at: progress))
  }

  /// Returns the slope at `progress`, or nil if both derivatives are zero there.
  func slope(at progress: Double) -> Double? {
    let t = parameter(at: progress)
    let (dx, dy) = (x.derivative(at: t), y.derivative(at: t))
    // The limit is larger than the rounding error of a derivative that should be zero.
    let nothing = 1e-9
    if abs(dx) > nothing { return dy / dx }
    return abs(dy) > nothing ? (dy < 0 ? -.infinity : .infinity) : nil
  }

  private func parameter(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var (low, high, guess) = (0.0, 1.0, progress)
    while high - low > .ulpOfOne {
      let error = x.value(at: guess) - progress
      if error == 0 { break }
      if error < 0 { low = guess } else { high = guess }
      let step = guess - error / x.derivative(at: guess)
      let next = step > low && step < high ? step : low + (high - low) / 2
      if next == guess { break }
      guess = next
    }
    return guess
  }

  private struct Polynomial: Hashable, Sendable {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - 2 * first)
      a = 1 - c - b
    }

    func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }
    func derivative(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
  }
}
