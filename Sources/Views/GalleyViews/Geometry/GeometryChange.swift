import GalleyGeometry
import GalleyLayout

final class GeometryObserver<Value: Equatable>: NodeAttachment {
  var read: ((GeometryProxy) -> Value)?
  /// On the first call, both arguments are the current value.
  var action: ((Value, Value) -> Void)?
  var proxy: GeometryProxy?
  private var known: Value?
  private let cycles = CycleGuard()

  override func enter(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect) {
    walk.findings.append { [self] in notice() }
  }

  private func notice() {
    guard let scope, let proxy, let value = read?(proxy), value != known else { return }
    let old = known ?? value
    known = value
    guard cycles.admits("onGeometryChange(for: \(Value.self)) action", of: scope, from: old, to: value) else { return }
    scope.context.graph.actions.add(.preference, of: scope) { [self] in action?(old, value) }
  }
}

struct GeometryNotingRule: TransparentRule {
  let note: (GeometryProxy) -> Void

  var traits: LayoutTraits { LayoutTraits(modifiedChild: 0, dependence: .context, isCheap: true) }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    note(GeometryProxy(of: node, size: size, context: context))
    node.placeThrough(proposal, in: size, context: context)
  }

  func isEqual(to other: any LayoutRule) -> Bool { false }
}

extension View {
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }

  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    attaching("onGeometryChange", { GeometryObserver<Value>(in: $0) }) {
      $0.read = transform
      $0.action = action
    } rule: { observer in
      GeometryNotingRule { observer.proxy = $0 }
    }
  }
}
