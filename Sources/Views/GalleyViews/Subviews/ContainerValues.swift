import GalleyLayout

public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct ContainerValues {
  private var slots = Slots()

  init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { slots.value(of: key, as: Key.Value.self) ?? Key.defaultValue }
    set { slots.set(newValue, of: key) }
  }

  init(of node: LayoutNode) {
    var changes: [(inout ContainerValues) -> Void] = []
    var inner: LayoutNode? = node
    while let next = inner {
      if let change = ViewPayload.of(next)?.containerValueChange { changes.append(change) }
      inner = next.shownThrough
    }
    for change in changes.reversed() { change(&self) }
  }
}

extension View {
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}

private struct ContainerValueView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let change: (inout ContainerValues) -> Void

  func _build(into builder: inout NodeBuilder) {
    let (outer, change) = (builder, change)
    builder.modify(content._build(into:)) { child in
      let node = outer.node(PassThroughRule(), [child], kind: "containerValue")
      ViewPayload.of(node)?.containerValueChange = change
      return node
    }
  }
}

extension ViewPayload {
  fileprivate var containerValueChange: ((inout ContainerValues) -> Void)? {
    get { self[ContainerValueChangeKey.self] }
    set { self[ContainerValueChangeKey.self] = newValue }
  }
}

private enum ContainerValueChangeKey: NodeValueKey {
  typealias Value = (inout ContainerValues) -> Void
}
