extension Animation {
  /// The parameters of a spring (response, damping ratio) or of a timing curve (x₁, y₁, x₂, y₂, duration), so that
  /// another program can create the same animation. Nil for other animations.
  package var numbers: [Double]? {
    switch base {
    case let spring as SpringAnimation: [spring.spring.response, spring.spring.dampingRatio]
    case let curve as CurveAnimation: curve.curve.controls.map { $0 + [curve.duration] }
    default: nil
    }
  }

  /// Creates the animation with these ``numbers``, or returns nil if there is no such animation.
  package init?(numbers: [Double]) {
    switch numbers.count {
    case 2: self = .spring(Spring(response: numbers[0], dampingRatio: numbers[1]))
    case 5:
      let isLinear = numbers.prefix(4) == [0, 0, 1, 1]
      self =
        isLinear
        ? .linear(duration: numbers[4])
        : .timingCurve(numbers[0], numbers[1], numbers[2], numbers[3], duration: numbers[4])
    default: return nil
    }
  }
}
