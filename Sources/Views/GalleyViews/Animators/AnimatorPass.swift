import GalleyMotion

/// An animation that changes no values but keeps views updating until it ends. A new pass replaces the running one, so
/// even an endless pass can end.
struct AnimatorPass: CustomAnimation {
  /// The length in seconds, from the start of this pass or, if it replaces a running one, from the start of that pass.
  let length: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    time < length ? .zero : nil
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { previous.base is AnimatorPass }

  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double { length }
}

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
