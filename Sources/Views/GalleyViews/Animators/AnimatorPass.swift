import GalleyMotion

/// Lets time pass for an animator: nothing moves by it, but views are made anew until it is over.
///
/// One that begins while another is under way takes its place, so that what was endless can end.
struct AnimatorPass: CustomAnimation {
  /// How long it takes, in seconds from its beginning, or that of the one whose place it takes.
  let length: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    time < length ? .zero : nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { previous.base is AnimatorPass }

  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double { length }
}

/// When the time of an animator began to pass, and when it stops; in seconds of the stage.
struct AnimatorSpan {
  private var start = 0.0
  private var end = -Double.infinity

  mutating func pass(from now: Double, until end: Double) -> Transaction {
    if now >= self.end { start = now }
    self.end = max(end, now)
    var transaction = Transaction(animation: Animation(AnimatorPass(length: self.end - start)))
    transaction[AnimatorTime.self] = true
    return transaction
  }
}
