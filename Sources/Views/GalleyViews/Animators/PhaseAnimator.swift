public import GalleyMotion

/// A view that goes through phases, each with an animation of its own: over and over, or once when a value changes.
///
/// Which phase is under way is a function of the stage's time: each begins when the animation to the one before is
/// logically complete. A phase without an animation lasts a sixtieth of a second.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let cycle: PhaseCycle<Phase, Content, Int>?
  private let trigger: AnyView?

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    cycle = PhaseCycle(phases: Array(phases), trigger: nil, content: content, animation: animation)
    trigger = nil
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    cycle = nil
    self.trigger = AnyView(
      PhaseCycle(phases: Array(phases), trigger: trigger, content: content, animation: animation))
  }

  public var body: some View {
    cycle
    trigger
  }
}

/// The phases of an animator, and how far it has come.
private struct PhaseCycle<Phase: Equatable, Content: View, Trigger: Equatable>: View, UnnamedView {
  let phases: [Phase]
  let trigger: Trigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  @State private var step = 0
  @State private var course = Course()

  private final class Course {
    var isShown = false
    /// The number of the latest way through the phases; what waits for an earlier one has nothing to say.
    var number = 0
  }

  var body: some View {
    Group {
      if !phases.isEmpty { content(phases[step % phases.count]).besideAnimatorTime() }
      AnimatorStep(number: Double(step))
    }
    .onAppear {
      guard !course.isShown else { return }
      course.isShown = true
      if trigger == nil { begin() }
    }
    .onDisappear { course.isShown = false }
    .onChange(of: trigger) { if course.isShown { begin() } }
  }

  /// Begins a way through the phases; one that is interrupted begins behind the first phase again.
  private func begin() {
    guard phases.count > 1 else { return }
    course.number += 1
    let passed = step % phases.count
    advance(to: step + (trigger == nil || passed == 0 ? 0 : phases.count - passed) + 1, course.number)
  }

  private func advance(to next: Int, _ number: Int) {
    let animation = animation(phases[next % phases.count])
    var transaction = Transaction(animation: animation.flatMap { $0.takesTime ? $0 : nil })
    if transaction.animation == nil {
      transaction.animation = .linear(duration: AnimatorStep.shortest)
      transaction[AnimatorTime.self] = true
    }
    transaction.addAnimationCompletion {
      guard course.isShown, course.number == number, trigger == nil || next % phases.count != 0 else { return }
      advance(to: next + 1, number)
    }
    withTransaction(transaction) { step = next }
  }
}

extension AnimatorStep {
  /// How long a phase without an animation lasts, in seconds: a picture of a screen that shows sixty a second.
  static let shortest = 1.0 / 60
}

extension Animation {
  fileprivate var takesTime: Bool {
    var value = AnimatedValue(0.0)
    value.move(to: 1, animation: self, at: 0)
    return value.logicalEnd.map { $0 > 1e-6 } ?? false
  }
}

extension View {
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Changes the view for the first of `phases`; when `trigger` changes, for all of them in turn, and for the first
  /// again.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}
