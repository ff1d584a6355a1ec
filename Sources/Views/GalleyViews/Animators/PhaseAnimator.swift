public import GalleyMotion

/// The phase is a function of the stage's time. Each phase starts when the previous animation is logically complete. A
/// phase without an animation lasts 1/60 s.
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

private struct PhaseCycle<Phase: Equatable, Content: View, Trigger: Equatable>: View, UnnamedView {
  let phases: [Phase]
  let trigger: Trigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  @State private var step = 0
  @State private var progress = Progress()

  private final class Progress {
    var isShown = false
    /// Identifies a run, so that completion handlers of earlier runs are ignored.
    var number = 0
  }

  var body: some View {
    Group {
      if !phases.isEmpty { content(phases[step % phases.count]).besideAnimatorTime() }
      AnimatorStep(number: Double(step))
    }
    .onAppear {
      guard !progress.isShown else { return }
      progress.isShown = true
      if trigger == nil { begin() }
    }
    .onDisappear { progress.isShown = false }
    .onChange(of: trigger) { if progress.isShown { begin() } }
  }

  private func begin() {
    guard phases.count > 1 else { return }
    progress.number += 1
    let passed = step % phases.count
    advance(to: step + (trigger == nil || passed == 0 ? 0 : phases.count - passed) + 1, progress.number)
  }

  private func advance(to next: Int, _ number: Int) {
    let animation = animation(phases[next % phases.count])
    var transaction = Transaction(animation: animation.flatMap { $0.takesTime ? $0 : nil })
    if transaction.animation == nil {
      transaction.animation = .linear(duration: AnimatorStep.shortest)
      transaction[AnimatorTime.self] = true
    }
    transaction.addAnimationCompletion {
      guard progress.isShown, progress.number == number, trigger == nil || next % phases.count != 0 else { return }
      advance(to: next + 1, number)
    }
    withTransaction(transaction) { step = next }
  }
}

extension AnimatorStep {
  /// The minimum duration of a phase, in seconds: one frame at 60 frames per second.
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

  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}
