import GalleyMotion

/// Springs take over offset and velocity and discard all earlier motion. Curves start from the position of the earlier
/// motion, which is stored until they are over. The list is flat, so a scroll view can be redirected any number of
/// times.
struct AnimatedScroll: Hashable, Sendable {
  private struct Step: Hashable, Sendable {
    let animation: Animation
    var goal: Double
    let start: Double
  }

  private enum Origin: Hashable, Sendable {
    case rest(Double)
    /// `since` is the time on the clock of the earlier motion at which the clock of the steps starts.
    case way(Trajectory, since: Double)
    case launch(Double, velocity: Double)
  }

  private var origin: Origin
  private var steps: [Step]
  private(set) var duration = 0.0

  init(from past: Trajectory, at start: Double, to goal: Double, animation: Animation) {
    guard past.isMoving(at: start) else {
      self.init(.rest(past.offset(at: start)), [Step(animation: animation, goal: goal, start: 0)])
      return
    }
    if animation.takesOver {
      self.init(
        .launch(past.offset(at: start), velocity: past.velocity(at: start)),
        [Step(animation: animation, goal: goal, start: 0)])
    } else if past.legs.count == 1, case .animation(let scroll) = past.legs[0].motion {
      self = scroll.interrupted(by: animation, to: goal, at: start)
    } else {
      self.init(.way(past, since: start), [Step(animation: animation, goal: goal, start: 0)])
    }
  }

  private init(_ origin: Origin, _ steps: [Step]) {
    self.origin = origin
    self.steps = steps
    duration = length
  }

  func offset(at time: Double) -> Double { time < duration ? state(at: start + time).offset : goal }

  func velocity(at time: Double) -> Double { time < duration ? state(at: start + time).velocity : 0 }

  /// Shifts the scroll after content was inserted or removed before the visible part.
  func carried(by distance: Double) -> AnimatedScroll {
    var scroll = self
    switch origin {
    case .rest(let offset): scroll.origin = .rest(offset + distance)
    case .way(let past, let since): scroll.origin = .way(past.carried(by: distance), since: since)
    case .launch(let offset, let velocity): scroll.origin = .launch(offset + distance, velocity: velocity)
    }
    for index in steps.indices { scroll.steps[index].goal += distance }
    return scroll
  }

  // MARK: Steps

  private var goal: Double { steps.last?.goal ?? 0 }
  private var start: Double { steps.last?.start ?? 0 }

  private func interrupted(by animation: Animation, to goal: Double, at time: Double) -> AnimatedScroll {
    let now = start + time
    // An animation that is interrupted at its start is dropped as if it had never begun.
    var kept = time > 0 ? steps : Array(steps.dropLast())
    var origin = origin
    // Motion before a completed step no longer has an effect.
    if let last = kept.indices.last(where: { isOver($0, at: now) }) {
      origin = .rest(kept[last].goal)
      kept.removeFirst(last + 1)
    }
    return AnimatedScroll(origin, kept + [Step(animation: animation, goal: goal, start: now)])
  }

  private struct State {
    var offset: Double
    var velocity: Double
    var isOver = false
  }

  private func isOver(_ index: Int, at time: Double) -> Bool { state(at: time, through: index).isOver }

  private func state(at time: Double, through last: Int? = nil) -> State {
    var state =
      switch origin {
      case .rest(let offset), .launch(let offset, _): State(offset: offset, velocity: 0)
      case .way(let past, let since):
        State(offset: past.offset(at: since + time), velocity: past.velocity(at: since + time))
      }
    for index in 0...(last ?? steps.count - 1) { move(&state, by: index, at: time) }
    return state
  }

  private func move(_ state: inout State, by index: Int, at time: Double) {
    let step = steps[index]
    let distance = step.goal - state.offset
    var (context, elapsed) = launched(index, distance, time - step.start)
    let kept = context
    guard let done = step.animation.animate(value: distance, time: elapsed, context: &context) else {
      state = State(offset: step.goal, velocity: 0, isOver: true)
      return
    }
    let own = step.animation.velocity(value: distance, time: elapsed, context: kept) ?? 0
    // The step leads from a moving start to a fixed end, so its progress reduces the velocity of the earlier steps.
    let lost = state.velocity == 0 ? 0 : step.animation.share(of: state.velocity, at: elapsed)
    // Computed backwards from the goal, so that a finished step ends exactly on it.
    state = State(offset: step.goal - (distance - done), velocity: state.velocity + own - lost)
  }

  /// Includes the launch velocity if the first step takes it over.
  private func launched(_ index: Int, _ distance: Double, _ elapsed: Double) -> (AnimationContext<Double>, Double) {
    var context = AnimationContext<Double>()
    guard index == 0, case .launch(_, let velocity) = origin else { return (context, elapsed) }
    let before = Animation(Uniform(velocity: velocity))
    _ = steps[index].animation.shouldMerge(previous: before, value: distance, time: Uniform.lead, context: &context)
    return (context, elapsed + Uniform.lead)
  }

  private var length: Double {
    switch origin {
    case .rest(let offset) where steps.count == 1, .launch(let offset, _) where steps.count == 1:
      let distance = goal - offset
      let (context, elapsed) = launched(0, distance, 0)
      return max(0, steps[0].animation.duration(value: distance, context: context) - elapsed)
    default:
      return Animation(Course(scroll: self)).duration(value: 0.0, context: AnimationContext())
    }
  }

  fileprivate func isOver(after time: Double) -> Bool { isOver(steps.count - 1, at: start + time) }
}

private struct Course: CustomAnimation {
  let scroll: AnimatedScroll

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    scroll.isOver(after: time) ? nil : value
  }
}

/// A motion at constant velocity; another animation takes over after one second.
private struct Uniform: CustomAnimation {
  let velocity: Double

  static let lead = 1.0

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    ((time - Uniform.lead) * velocity) as? V
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? { velocity as? V }

  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double { .infinity }
}

extension Animation {
  fileprivate var takesOver: Bool {
    var context = AnimationContext<Double>()
    return shouldMerge(
      previous: Animation(Uniform(velocity: 1)), value: 1, time: Uniform.lead, context: &context)
  }

  fileprivate func share(of value: Double, at time: Double) -> Double {
    func done(_ value: Double) -> Double {
      var context = AnimationContext<Double>()
      return animate(value: value, time: time, context: &context) ?? value
    }
    return done(value) - done(0)
  }
}
