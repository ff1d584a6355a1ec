import GalleyMotion

/// A scroller that an animation sends somewhere, out of whatever it did before.
///
/// Springs take over the velocity; curves move away from where the scroller would have gone.
struct AnimatedScroll: Hashable, Sendable {
  private let past: Trajectory
  /// When the animation began, on the clock of the past.
  private let start: Double
  private let goal: Double
  private let animation: Animation
  /// How long the animation takes; infinite where it never ends.
  let duration: Double

  /// A way to `goal` that leaves `past` at `start`.
  init(from past: Trajectory, at start: Double, to goal: Double, animation: Animation) {
    self.past = past
    self.start = start
    self.goal = goal
    self.animation = animation
    let value = AnimatedScroll.value(past, start, goal, animation)
    duration = max(0, (value.end ?? start) - start)
  }

  /// The offset at `time` since the animation began.
  func offset(at time: Double) -> Double { value.value(at: start + time) }

  /// The velocity at `time` since the animation began.
  func velocity(at time: Double) -> Double { value.velocity(at: start + time) }

  private var value: AnimatedValue<Double> { AnimatedScroll.value(past, start, goal, animation) }

  /// A value that moved as the past did until the animation takes it over.
  private static func value(
    _ past: Trajectory, _ start: Double, _ goal: Double, _ animation: Animation
  ) -> AnimatedValue<Double> {
    guard past.isMoving(at: start) else {
      var value = AnimatedValue(past.offset(at: start))
      value.move(to: goal, animation: animation, at: start)
      return value
    }
    // The past goes on beneath, from a moment before the start: what is interrupted at once counts as never begun.
    var value = AnimatedValue(past.offset(at: start - 1))
    value.move(to: past.rest, animation: Animation(PastScroll(trajectory: past, start: start - 1)), at: start - 1)
    value.move(to: goal, animation: animation, at: start)
    return value
  }
}

/// A trajectory as an animation, for others to take over from.
private struct PastScroll: CustomAnimation {
  let trajectory: Trajectory
  /// Where on its clock the animation began.
  let start: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    guard trajectory.isMoving(at: start + time) else { return nil }
    return (trajectory.offset(at: start + time) - trajectory.offset(at: start)) as? V
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    trajectory.velocity(at: start + time) as? V
  }

  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    max(0, trajectory.duration - start)
  }
}
