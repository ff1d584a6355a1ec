import GalleyGeometry
import GalleyMotion

struct PlayedSymbols<Content: View, Trigger: Equatable>: View, UnnamedView {
  let content: Content
  let play: SymbolPlay
  let isActive: Bool?
  let trigger: Trigger
  @Environment(\.stageClock) private var clock
  @Environment(\.symbolEffectsAreRemoved) private var areRemoved
  @State private var start: Double?
  @State private var end = 0.0
  @State private var span = AnimatorSpan()
  /// Animated, so that the view updates as time passes.
  @State private var ticks = 0.0

  var body: some View {
    let (play, clock, start, end) = (play, clock, areRemoved ? nil : start, end)
    PosedSymbols(ticks: ticks, content: content) {
      let now = clock.seconds
      return start.flatMap { now < end ? play.pose(at: now - $0) : nil } ?? SymbolPose()
    }
    .onAppear { if isActive == true, start == nil { begin() } }
    .onChange(of: isActive) { _, isActive in isActive == true ? begin() : finish() }
    .onChange(of: trigger) { begin() }
  }

  private func begin() {
    let now = clock.seconds
    go(on: now + play.length, from: now)
  }

  private func finish() {
    let now = clock.seconds
    guard let start, now < end, play.period > 0 else { return }
    go(on: min(end, start + ((now - start) / play.period).rounded(.up) * play.period), from: nil)
  }

  private func go(on end: Double, from start: Double?) {
    var span = span
    let transaction = span.pass(from: clock.seconds, until: end)
    withTransaction(transaction) {
      if let start { self.start = start }
      self.end = end
      self.span = span
      ticks += 1
    }
  }
}

private struct PosedSymbols<Content: View>: View, Animatable, UnnamedView {
  var ticks: Double
  let content: Content
  let pose: () -> SymbolPose

  var animatableData: Double {
    get { ticks }
    set { ticks = newValue }
  }

  var body: some View { content.posing(pose()).besideAnimatorTime() }
}

struct StaticSymbols<Content: View>: View, Animatable, UnnamedView {
  @Environment(\.symbolEffectsAreRemoved) private var areRemoved
  let content: Content
  var pose: SymbolPose

  var animatableData: SymbolPose.AnimatableData {
    get { pose.animatableData }
    set { pose.animatableData = newValue }
  }

  var body: some View { content.posing(areRemoved ? SymbolPose() : pose) }
}

extension View {
  fileprivate func posing(_ pose: SymbolPose) -> some View {
    transformEnvironment(\.symbolPose) { $0 = ($0 ?? SymbolPose()).combined(with: pose) }
  }
}

extension EnvironmentValues {
  var symbolEffectsAreRemoved: Bool {
    get { self[RemovedKey.self] }
    set { self[RemovedKey.self] = newValue }
  }
}

private enum RemovedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
