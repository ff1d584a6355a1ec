/// A function from elapsed time to the completed part of a change.
///
/// Galley evaluates it at any time and in any order, so it discards the changes that ``animate(value:time:context:)``
/// makes to its context. Only ``shouldMerge(previous:value:time:context:)`` changes the stored context.
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?

  /// Returns whether this animation replaces `previous`, which has been changing by `value` for `time` seconds.
  ///
  /// If true, it continues with the clock and context of `previous`. If false (the default), both run, and this one
  /// starts from the position of the previous one at each moment.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool

  /// Returns the duration in seconds; infinite if the animation never ends.
  ///
  /// The default implementation bisects for the first time at which ``animate(value:time:context:)`` returns nil.
  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }

  /// Returns the first time at which the animation is complete, to the precision of `Double`; infinite if that is more
  /// than a day.
  ///
  /// - Parameters:
  ///   - value: The whole change, from start to end.
  ///   - context: The state of the animation at its start.
  /// - Returns: The duration in seconds.
  public func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    firstTime { time in
      var context = context
      return animate(value: value, time: time, context: &context) == nil
    }
  }

  func logicalDuration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    firstTime { time in
      var context = context
      context.isLogicallyComplete = false
      return animate(value: value, time: time, context: &context) == nil || context.isLogicallyComplete
    }
  }

  /// Returns infinity if the time is more than a day. Once `isReached` is true, it must stay true.
  private func firstTime(_ isReached: (Double) -> Bool) -> Double {
    if isReached(0) { return 0 }
    var (low, high) = (0.0, 1.0 / 64)
    while !isReached(high) {
      guard high < 86_400 else { return .infinity }
      (low, high) = (high, high * 2)
    }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if isReached(middle) { high = middle } else { low = middle }
    }
  }
}
