/// A view that runs an action when a value is another than before.
struct ChangeView<Content: View, Value: Equatable>: View {
  typealias Body = Never

  let content: Content
  let value: Value
  let runsInitially: Bool
  let action: (Value, Value) -> Void

  func _build(into builder: inout NodeBuilder) {
    if let scope = builder.scope {
      let place = scope.next(where: { $0.memory == nil || $0.memory is ChangeMemory<Value> }) {
        ViewScope(.place, in: scope)
      }
      notice(at: place)
    }
    content._build(into: &builder)
  }

  private func notice(at place: ViewScope) {
    let (value, action, actions) = (value, action, place.context.graph.actions)
    guard let memory = place.memory as? ChangeMemory<Value> else {
      place.memory = ChangeMemory(value, in: place.context.graph)
      if runsInitially { actions.add(.change, of: place) { action(value, value) } }
      return
    }
    let old = memory.value
    guard old != value else { return }
    memory.value = value
    let binding = "onChange(of: \(Value.self)) action"
    guard memory.cycles.admits(binding, of: place, from: old, to: value) else { return }
    actions.add(.change, of: place) { action(old, value) }
  }
}

/// The value that a view was built with last.
private final class ChangeMemory<Value> {
  var value: Value
  let cycles: CycleGuard

  init(_ value: Value, in graph: ViewGraph) {
    self.value = value
    cycles = CycleGuard(newIn: graph.frame)
  }
}

extension View {
  /// Runs `action` with the old and the new value when `value` is another than before; with the first value twice
  /// when `initial`.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, runsInitially: initial, action: action)
  }

  /// Runs `action` when `value` is another than before; at first, too, when `initial`.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, runsInitially: initial) { _, _ in action() }
  }
}
