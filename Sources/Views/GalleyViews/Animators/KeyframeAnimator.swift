public import GalleyMotion

public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let way: AnyView

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    way = AnyView(
      KeyframeWay(
        initialValue: initialValue, isRepeating: repeating, trigger: 0, content: content,
        timeline: { value in KeyframeTimeline(initialValue: value) { keyframes(value) } }))
  }

  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    way = AnyView(
      KeyframeWay(
        initialValue: initialValue, isRepeating: nil, trigger: trigger, content: content,
        timeline: { value in KeyframeTimeline(initialValue: value) { keyframes(value) } }))
  }

  public var body: some View { way }
}

private struct KeyframeWay<Value, Content: View, Trigger: Equatable>: View, UnnamedView {
  let initialValue: Value
  let isRepeating: Bool?
  let trigger: Trigger
  let content: (Value) -> Content
  let timeline: (Value) -> KeyframeTimeline<Value>
  @Environment(\.stageClock) private var clock
  @State private var run: Run?
  @State private var span = AnimatorSpan()
  /// This value is animated, so that the view updates as time passes.
  @State private var ticks = 0.0

  private struct Run {
    let timeline: KeyframeTimeline<Value>
    let duration: Double
    let start: Double

    init(_ timeline: KeyframeTimeline<Value>, at start: Double) {
      (self.timeline, self.start) = (timeline, start)
      duration = timeline.duration
    }

    func value(at time: Double, isRepeating: Bool) -> Value {
      let passed = max(0, time - start)
      let isOver = !isRepeating || passed < duration || duration <= 0
      return timeline.value(time: isOver ? passed : passed.truncatingRemainder(dividingBy: duration))
    }
  }

  var body: some View {
    let (run, clock, isRepeating) = (run, clock, isRepeating)
    KeyframeMoment(ticks: ticks) {
      if isRepeating == false { return content(initialValue) }
      return content(run?.value(at: clock.seconds, isRepeating: isRepeating != nil) ?? initialValue)
    }
    .onAppear { if isRepeating == true, run == nil { begin() } }
    .onChange(of: isRepeating) { _, isRepeating in isRepeating == true ? begin() : stop() }
    .onChange(of: trigger) { begin() }
  }

  private func begin() {
    let now = clock.seconds
    let value = isRepeating == nil ? run?.value(at: now, isRepeating: false) : nil
    let next = Run(timeline(value ?? initialValue), at: now)
    run(next, until: isRepeating == nil ? now + next.duration : .infinity)
  }

  private func stop() { run(nil, until: clock.seconds) }

  private func run(_ next: Run?, until end: Double) {
    var span = span
    withTransaction(span.pass(from: clock.seconds, until: end)) {
      run = next
      self.span = span
      ticks += 1
    }
  }
}

private struct KeyframeMoment<Content: View>: View, Animatable, UnnamedView {
  var ticks: Double
  let content: () -> Content

  var animatableData: Double {
    get { ticks }
    set { ticks = newValue }
  }

  // The transaction that animates `ticks` must not animate the content.
  var body: some View { content().besideAnimatorTime() }
}

extension View {
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }

  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }
}
