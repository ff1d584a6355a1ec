struct DelayAnimation: CustomAnimation {
  var base: Animation
  var delay: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: max(0, time - delay), context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    delay + base.duration(value: value, context: context)
  }
}

extension Animation {
  /// Starts the animation after `delay` seconds; a change that it interrupts continues until then.
  public func delay(_ delay: Double) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }
}
