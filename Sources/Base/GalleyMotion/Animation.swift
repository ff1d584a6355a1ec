/// The way a change goes from its start to its end: a curve, a spring, or an animation of one's own.
public struct Animation: Hashable, Sendable {
  public let base: any CustomAnimation

  public init(_ base: some CustomAnimation) { self.base = base }

  /// How much of the change `value` is done `time` seconds after its start, or nil when all of it is.
  public func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// How fast the change `value` goes on `time` seconds after its start, in units a second; nil when unknown or done.
  public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from `previous`, which was to change by `value` and began `time` seconds ago.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// How long the change `value` takes, in seconds; infinite when it never ends.
  public func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    base.duration(value: value, context: context)
  }

  public static func == (one: Animation, other: Animation) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
