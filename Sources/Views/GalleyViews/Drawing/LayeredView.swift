import GalleyGeometry
import GalleyLayout

/// A view each of whose nodes shares a modifier's node with the modifier's own views.
struct LayeredView<Content: View, Layer: View>: View {
  typealias Body = Never

  let content: Content
  let layer: Layer
  let kind: String
  var alignment = Alignment.center
  var isBehind = false
  /// Whether the modifier's views want to know which element of a collection they lie over.
  var tellsRow = false
  let rule: any LayoutRule
  var drawing = Drawing.none

  func _build(into builder: inout NodeBuilder) {
    guard let scope = builder.scope else { return buildUnremembered(into: &builder) }
    let outer = builder
    let places = scope.next { KeyedScope(in: scope) }
    places.begin()
    builder.modifyEach(content._build(into:)) { key, child in
      // Each view of several has the modifier's views for itself, because a node has one place.
      let place = places.scope(for: .node(key))
      var inner = outer
      inner.scope = place
      // A view inside a row lies over no element: it is made of the row's.
      if tellsRow { inner.environment.rowElement = RowElement(of: child) ?? outer.element }
      place.begin()
      let layered = children(around: child, in: inner)
      place.end()
      return outer.node(rule, layered, kind: kind, drawing: drawing)
    }
    if !builder.isLazy { places.end() }
  }

  func _trace(_ trace: RowTrace) {
    // A bar beside the view takes room from it.
    guard rule is LayeredRule else { return trace.giveUp() }
    content._trace(trace)
    trace.aside(layer._trace)
  }

  private func buildUnremembered(into builder: inout NodeBuilder) {
    let outer = builder
    builder.modify(content._build(into:)) { child in
      outer.node(rule, children(around: child, in: outer), kind: kind, drawing: drawing)
    }
  }

  /// The view's node and that of the modifier's views, in drawing order.
  private func children(around child: LayoutNode, in builder: NodeBuilder) -> [LayoutNode] {
    let own = builder.context.keepingTextsUnnoted { builder.layer(alignment, layer._build(into:)) }
    return isBehind ? [own, child] : [child, own]
  }
}

extension LayeredView: SelfComparing {
  func isSame(as other: LayeredView) -> Bool {
    kind == other.kind && alignment == other.alignment && isBehind == other.isBehind && rule.isEqual(to: other.rule)
      && drawing.isSame(as: other.drawing) && Sameness.areSame(content, other.content)
      && Sameness.areSame(layer, other.layer)
  }
}
