#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Spring {
  /// The time in seconds after which a mass that moves from 0 to 1 stays within 0.001 of the end.
  public var settlingDuration: Double { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// Returns the time in seconds after which a mass that moves from 0 to `target` stays within `epsilon` of it.
  ///
  /// The result is infinite for a spring without friction.
  ///
  /// - Parameters:
  ///   - target: The position of rest.
  ///   - initialVelocity: The velocity at time 0, in units per second (default: zero).
  ///   - epsilon: The distance from `target` that counts as settled, in units of the value.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    let course = Course(self, from: .zero - target, initialVelocity: initialVelocity)
    if course.isAtRest { return 0 }
    guard decay > 0 else { return .infinity }
    return course.lastTime(beyond: max(epsilon, .leastNormalMagnitude))
  }

  /// Returns the time in seconds after which a movement from `fromValue` to `toValue` stays within `epsilon` of its
  /// end.
  ///
  /// - Parameters:
  ///   - fromValue: The value at time 0.
  ///   - toValue: The value at rest.
  ///   - initialVelocity: The velocity at time 0, in units per second (default: zero).
  ///   - epsilon: The distance from `toValue` that counts as settled, in units of the animatable data.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData = .zero, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity, epsilon: epsilon)
  }

  /// The squared distance over time: e^(−2·decay·t) times a quadratic form of the swing.
  private struct Course {
    private let spring: Spring
    private let (start, mixed, speed): (Double, Double, Double)

    init<V: VectorArithmetic>(_ spring: Spring, from start: V, initialVelocity: V) {
      self.spring = spring
      self.start = start.magnitudeSquared
      self.mixed = start.dot(initialVelocity)
      self.speed = initialVelocity.magnitudeSquared
    }

    var isAtRest: Bool { start == 0 && speed == 0 }

    private func distance(at time: Double) -> Double {
      // The two basic solutions: from distance 1 at rest, and from the target with velocity 1.
      let ofStart = spring.displacement(from: 1.0, initialVelocity: 0, time: time)
      let ofVelocity = spring.displacement(from: 0.0, initialVelocity: 1, time: time)
      return max(0, start * ofStart * ofStart + 2 * mixed * ofStart * ofVelocity + speed * ofVelocity * ofVelocity)
    }

    private func bound(_ epsilon: Double) -> Double {
      // The slowest component decays at this rate, and the envelope falls once `time` exceeds 1/`rate`.
      let ratio = spring.dampingRatio
      let rate = ratio <= 1 ? spring.decay : spring.frequency / (ratio + (ratio * ratio - 1).squareRoot())
      var time = 1 / rate
      while envelope(at: time, rate: rate) > epsilon { time *= 1.25 }
      return time
    }

    /// Returns the envelope, which decreases once `time` exceeds 1/`rate`.
    private func envelope(at time: Double, rate: Double) -> Double {
      // |sin ωt|/ω, its limit and its hyperbolic form (without the decay) are at most t.
      let reach = start.squareRoot() * (1 + spring.decay * time) + speed.squareRoot() * time
      return reach * exp(-rate * time)
    }

    func lastTime(beyond epsilon: Double) -> Double {
      let square = epsilon * epsilon
      var end = bound(epsilon)
      // An oscillation has two distance maxima per period; without oscillation there are at most two in total.
      let step = min(period / 16, end / 64)
      var begin = max(0, end - step)
      while begin > 0, distance(at: begin) < square, !hasPeak(above: square, from: begin, to: end) {
        end = begin
        begin = max(0, begin - step)
      }
      if distance(at: begin) < square {
        guard let peak = peak(from: begin, to: end), distance(at: peak) >= square else { return begin }
        begin = peak
      }
      return crossing(of: square, from: begin, to: end)
    }

    private var period: Double {
      let swing = (max(0, 1 - spring.dampingRatio * spring.dampingRatio)).squareRoot() * spring.frequency
      return 2 * .pi / max(swing, spring.frequency / 16)
    }

    private func hasPeak(above square: Double, from begin: Double, to end: Double) -> Bool {
      peak(from: begin, to: end).map { distance(at: $0) >= square } ?? false
    }

    private func peak(from begin: Double, to end: Double) -> Double? {
      let middle = begin + (end - begin) / 2
      guard distance(at: middle) > max(distance(at: begin), distance(at: end)) else { return nil }
      var (low, high) = (begin, end)
      for _ in 0..<80 {
        let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
        if distance(at: left) < distance(at: right) { low = left } else { high = right }
      }
      return low
    }

    private func crossing(of square: Double, from begin: Double, to end: Double) -> Double {
      var (low, high) = (begin, end)
      while true {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { return high }
        if distance(at: middle) >= square { low = middle } else { high = middle }
      }
    }
  }
}
