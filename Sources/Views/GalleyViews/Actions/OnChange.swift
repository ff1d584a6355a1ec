struct ChangeView<Content: View, Value: Equatable>: View {
  typealias Body = Never

  let content: Content
  let value: Value
  let runsInitially: Bool
  let action: (Value, Value) -> Void

  func _build(into builder: inout NodeBuilder) {
    guard let scope = builder.scope else { return content._build(into: &builder) }
    let place = scope.next(where: { $0.memory == nil || $0.memory is ChangeMemory<Value> }) {
      ViewScope(.place, in: scope)
    }
    let memory = place.memory as? ChangeMemory<Value> ?? ChangeMemory(value, in: place.context.graph)
    place.memory = memory
    notice(at: place, memory)
    guard runsInitially else { return content._build(into: &builder) }
    let (value, action) = (value, action)
    content.attaching("onChange", { InitialChange(in: $0) }) { initial in
      initial.appear = { action(value, value) }
      initial.presence = memory.presence
    }
    ._build(into: &builder)
  }

  // A row that was never visible has no previous value to compare with.
  func _trace(_ trace: RowTrace) { content._trace(trace) }

  private func notice(at place: ViewScope, _ memory: ChangeMemory<Value>) {
    let (old, value, action) = (memory.value, value, action)
    guard old != value else { return }
    memory.value = value
    // The view has not appeared yet: its initial action will report the value.
    guard !runsInitially || memory.presence.count > 0 else { return }
    let binding = "onChange(of: \(Value.self)) action"
    guard memory.cycles.admits(binding, of: place, from: old, to: value) else { return }
    place.context.graph.actions.add(.change, of: place) { action(old, value) }
  }
}

private final class InitialChange: Appearance {
  final class Presence {
    var count = 0
  }

  var presence: Presence?

  override func didAppear() {
    presence?.count += 1
    super.didAppear()
  }

  override func didDisappear() {
    presence?.count -= 1
    super.didDisappear()
  }
}

private final class ChangeMemory<Value> {
  var value: Value
  let cycles: CycleGuard
  let presence = InitialChange.Presence()

  init(_ value: Value, in graph: ViewGraph) {
    self.value = value
    cycles = CycleGuard(newIn: graph.frame)
  }
}

extension View {
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, runsInitially: initial, action: action)
  }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, runsInitially: initial) { _, _ in action() }
  }

  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, runsInitially: false) { _, new in action(new) }
  }
}
