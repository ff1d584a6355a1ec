import GalleyLayout
public import GalleyMotion

struct TransactionView<Content: View, Value: Equatable>: View {
  typealias Body = Never

  let content: Content
  let kind: String
  /// If nil, the modification applies to every change.
  let value: Value?
  let transform: (inout Transaction) -> Void

  func _build(into builder: inout NodeBuilder) {
    guard let scope = builder.scope else { return content._build(into: &builder) }
    let place = scope.next(where: { $0.memory is TransactionRule }) { ViewScope(.place, in: scope) }
    let rule = rule(at: place)
    let (kind, outer) = (kind, builder)
    place.begin()
    builder.scope = place
    builder.modifyEach(content._build(into:)) { _, child in
      let node = outer.node(PassThroughRule(), [child], kind: kind)
      ViewPayload.of(node)?.rule = rule
      return node
    }
    builder.scope = scope
    if !builder.isLazy { place.end() }
  }

  func _trace(_ trace: RowTrace) { content._trace(trace) }

  private func rule(at place: ViewScope) -> TransactionRule {
    let graph = place.context.graph
    guard let rule = place.memory as? TransactionRule else {
      let rule = TransactionRule(isConstant: value == nil, in: graph)
      (rule.value, rule.transform) = (value, transform)
      place.memory = rule
      return rule
    }
    if rule.value as? Value != value { rule.changed = graph.passes }
    (rule.value, rule.transform) = (value, transform)
    return rule
  }
}

extension View {
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    TransactionView(content: self, kind: "animation", value: value) { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, kind: "transaction", value: Int?.none, transform: transform)
  }

  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, kind: "transaction", value: value, transform: transform)
  }
}
