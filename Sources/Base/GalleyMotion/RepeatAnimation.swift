struct RepeatAnimation: CustomAnimation {
  var base: Animation
  var count: Int?
  var autoreverses: Bool

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    guard let cycle = cycle(at: time, value: value, context: context) else { return nil }
    let done = base.animate(value: value, time: cycle.time, context: &context) ?? value
    if !cycle.isLast { context.isLogicallyComplete = false }
    return cycle.isReversed ? value - done : done
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    guard let cycle = cycle(at: time, value: value, context: context) else { return nil }
    let velocity = base.velocity(value: value, time: cycle.time, context: context)
    return cycle.isReversed ? velocity?.scaled(by: -1) : velocity
  }

  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    let once = base.duration(value: value, context: context)
    guard let count else { return once > 0 ? .infinity : 0 }
    return count > 0 ? once * Double(count) : 0
  }

  private struct Cycle {
    var time: Double
    var isReversed: Bool
    var isLast: Bool
  }

  private func cycle<V: VectorArithmetic>(at time: Double, value: V, context: AnimationContext<V>) -> Cycle? {
    guard time < duration(value: value, context: context) else { return nil }
    let once = base.duration(value: value, context: context)
    let number = once.isFinite ? max(0, (time / once).rounded(.down)) : 0
    return Cycle(
      time: once.isFinite ? max(0, time - number * once) : time,
      isReversed: autoreverses && number.truncatingRemainder(dividingBy: 2) == 1,
      isLast: count.map { number >= Double($0) - 1 } ?? false)
  }
}

extension Animation {
  /// Repeats the animation `repeatCount` times. If `autoreverses` is true, every second repetition runs backwards.
  ///
  /// Reversed repetitions are included in `repeatCount`. An animation with an even count therefore ends at the start,
  /// and the value then jumps to its end.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of repetitions. If it is 0 or less, the animation ends at once.
  ///   - autoreverses: Whether every second repetition runs backwards (default: `true`).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
}
