/// Combines overlapping changes. At time t, an entry is at r + a(target − r). Here r is the position of the earlier
/// entries at t, and a is the entry's own animation. Since a starts at zero, position and velocity stay continuous when
/// the interrupting animation is a curve that starts at rest.
struct CombinedAnimation: CustomAnimation {
  private(set) var entries: [Entry]

  struct Entry: Hashable {
    var animation: Animation
    /// The start of this entry, in seconds after the start of the first entry.
    var start: Double
  }

  struct Targets<Value: VectorArithmetic>: AnimationStateKey {
    var entries: [(target: Value, state: AnimationState<Value>)] = []

    static var defaultValue: Targets { Targets() }
  }

  /// `context` is the context of the previous animation.
  init<V: VectorArithmetic>(
    _ previous: Animation, value: V, next: Animation, target: V, time: Double, context: inout AnimationContext<V>
  ) {
    var targets: Targets<V>
    if let combination = previous.base as? CombinedAnimation {
      entries = combination.entries
      targets = context.state[Targets<V>.self]
      forgetFinished(at: time, &targets)
    } else {
      entries = [Entry(animation: previous, start: 0)]
      targets = Targets(entries: [(value, context.state)])
    }
    entries.append(Entry(animation: next, start: time))
    targets.entries.append((target, AnimationState()))
    context.state = AnimationState()
    context.state[Targets<V>.self] = targets
  }

  /// The position of the last finished entry no longer depends on those before it.
  private mutating func forgetFinished<V: VectorArithmetic>(at time: Double, _ targets: inout Targets<V>) {
    let parts = parts(targets, at: time)
    guard let last = parts.lastIndex(where: \.isDone) else { return }
    entries.removeFirst(last)
    targets.entries.removeFirst(last)
  }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    let last = parts(context.state[Targets<V>.self], at: time).last
    context.isLogicallyComplete = last?.isLogicallyComplete ?? true
    return last.flatMap { $0.isDone ? nil : $0.value }
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    let targets = context.state[Targets<V>.self]
    var (reached, velocity) = (V.zero, V.zero)
    for (index, part) in parts(targets, at: time).enumerated() {
      let (target, state) = targets.entries[index]
      let (animation, elapsed) = (entries[index].animation, time - entries[index].start)
      let inner = AnimationContext(state: state)
      let own = animation.velocity(value: target - reached, time: elapsed, context: inner) ?? .zero
      // The entry leads from a moving start to a fixed end, so its progress reduces the velocity of the earlier
      // entries.
      velocity = part.isDone ? .zero : velocity + own - animation.linearPart(of: velocity, at: elapsed, inner)
      reached = part.value
    }
    return velocity
  }

  private struct Part<Value: VectorArithmetic> {
    var value: Value
    var isDone: Bool
    var isLogicallyComplete: Bool
  }

  private func parts<V: VectorArithmetic>(_ targets: Targets<V>, at time: Double) -> [Part<V>] {
    var reached = V.zero
    return zip(entries, targets.entries).map { entry, kept in
      var context = AnimationContext(state: kept.state)
      let moved = entry.animation.animate(
        value: kept.target - reached, time: time - entry.start, context: &context)
      reached = moved.map { reached + $0 } ?? kept.target
      return Part(value: reached, isDone: moved == nil, isLogicallyComplete: context.isLogicallyComplete)
    }
  }
}

extension Animation {
  fileprivate func linearPart<V: VectorArithmetic>(
    of value: V, at time: Double, _ context: AnimationContext<V>
  ) -> V {
    func done(_ value: V) -> V {
      var context = context
      return animate(value: value, time: time, context: &context) ?? value
    }
    return done(value) - done(.zero)
  }
}
