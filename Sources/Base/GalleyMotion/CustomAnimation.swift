/// A function from time to the part of a change that is done.
///
/// An animation is asked for any time in any order, so that a frame never depends on the frames before it: what
/// ``animate(value:time:context:)`` writes into its context lasts for that one answer. Only
/// ``shouldMerge(previous:value:time:context:)`` writes what is kept.
public protocol CustomAnimation: Hashable, Sendable {
  /// How much of the change `value` is done `time` seconds after its start, or nil when all of it is.
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?

  /// How fast the change `value` goes on `time` seconds after its start, in units a second; nil when unknown or done.
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?

  /// Whether this animation takes over from `previous`, which was to change by `value` and began `time` seconds ago.
  ///
  /// After true, this animation goes on with the clock and the context of the previous one; by default it is false
  /// and both run, this one moving from where the previous one is at each moment.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool

  /// How long the change `value` takes, in seconds; infinite when it never ends.
  ///
  /// By default this is the first time at which ``animate(value:time:context:)`` answers nil, found by halving.
  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }

  /// The first time at which the animation is done, within what a number can tell; infinite beyond a day.
  public func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    firstTime { time in
      var context = context
      return animate(value: value, time: time, context: &context) == nil
    }
  }

  /// How long it takes until the change is logically complete, in seconds.
  func logicalDuration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    firstTime { time in
      var context = context
      context.isLogicallyComplete = false
      return animate(value: value, time: time, context: &context) == nil || context.isLogicallyComplete
    }
  }

  /// The first time at which `isReached`, which stays true once it is; infinite when it is not within a day.
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
