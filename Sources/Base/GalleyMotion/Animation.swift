public struct Animation: Hashable, Sendable {
  public let base: any CustomAnimation

  public init(_ base: some CustomAnimation) { self.base = base }

  public func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  public func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    base.duration(value: value, context: context)
  }

  public static func == (one: Animation, other: Animation) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
