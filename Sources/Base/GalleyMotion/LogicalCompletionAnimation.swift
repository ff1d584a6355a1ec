struct LogicalCompletionAnimation: CustomAnimation {
  var base: Animation
  var duration: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    let done = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return done
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    base.duration(value: value, context: context)
  }
}

extension Animation {
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}
