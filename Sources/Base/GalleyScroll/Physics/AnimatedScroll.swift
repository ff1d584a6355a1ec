import GalleyMotion

/// A scroller that animations send somewhere, one after another, out of whatever it did before.
///
/// Springs take over: they keep the offset and the velocity they find, and nothing else of what was. Curves move away
/// from where the scroller would have gone, which is remembered until they are over. What is remembered is one flat
/// list, so a scroller may be sent elsewhere any number of times.
struct AnimatedScroll: Hashable, Sendable {
  private struct Step: Hashable, Sendable {
    let animation: Animation
    var goal: Double
    /// In seconds on the clock of all steps.
    let start: Double
  }

  private enum Origin: Hashable, Sendable {
    case rest(Double)
    /// It goes on; `since` is what the way's clock shows when that of the steps starts.
    case way(Trajectory, since: Double)
    case launch(Double, velocity: Double)
  }

  private var origin: Origin
  private var steps: [Step]
  /// How long the last animation takes; infinite where it never ends.
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

  /// The same way where content came before what it moves, or went: all of it is `distance` further on.
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

  /// The way from `time` on since the last animation began, when a curve leads away from it then.
  private func interrupted(by animation: Animation, to goal: Double, at time: Double) -> AnimatedScroll {
    let now = start + time
    // What is interrupted at once counts as never begun.
    var kept = time > 0 ? steps : Array(steps.dropLast())
    var origin = origin
    // Where a step is over, nothing before it has a say any more.
    if let last = kept.indices.last(where: { isOver($0, at: now) }) {
      origin = .rest(kept[last].goal)
      kept.removeFirst(last + 1)
    }
    return AnimatedScroll(origin, kept + [Step(animation: animation, goal: goal, start: now)])
  }

  /// Where the scroller is at some time, how fast, and whether its last animation is over.
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

  /// Takes the step with the number `index` from where those before it have come at `time`.
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
    // The way begins at what moves and ends at what rests: the more of it is done, the less it is carried along.
    let lost = state.velocity == 0 ? 0 : step.animation.share(of: state.velocity, at: elapsed)
    // From the goal back, so that what is done lies exactly on it.
    state = State(offset: step.goal - (distance - done), velocity: state.velocity + own - lost)
  }

  /// What a step begins with, and its own time: a step that takes over began with what it takes over from.
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

/// The last of several animations, whose end is looked for.
private struct Course: CustomAnimation {
  let scroll: AnimatedScroll

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    scroll.isOver(after: time) ? nil : value
  }
}

/// What goes on at one speed, for others to take over from after a second.
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

  /// What a change by `value` adds to what the animation has done at `time` without it.
  fileprivate func share(of value: Double, at time: Double) -> Double {
    func done(_ value: Double) -> Double {
      var context = AnimationContext<Double>()
      return animate(value: value, time: time, context: &context) ?? value
    }
    return done(value) - done(0)
  }
}
