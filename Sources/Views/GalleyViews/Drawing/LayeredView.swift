import GalleyGeometry
import GalleyLayout

/// Each node of the content gets its own copy of the layer.
struct LayeredView<Content: View, Layer: View>: View {
  typealias Body = Never

  let site = CallSite()
  let content: Content
  let layer: Layer
  let kind: String
  var alignment = Alignment.center
  var isBehind = false
  /// The layer can read the collection element of its row.
  var identifiesRow = false
  let rule: any LayoutRule
  var drawing: (any NodeDrawing)?

  func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    guard let scope = builder.scope else { return buildUnremembered(into: &builder) }
    let outer = builder
    let places = scope.next { KeyedScope(in: scope) }
    places.begin()
    builder.modifyEach(content._build(into:)) { key, child in
      // If the content consists of several views, each has its own copy of the layer, because a node has only one
      // parent.
      let place = places.scope(for: .node(key))
      var inner = outer
      inner.scope = place
      // A view inside a row has no element of its own, so the layer uses the element of the row.
      if identifiesRow { inner.environment.rowElement = RowElement(of: child) ?? outer.element }
      place.begin()
      let layered = children(around: child, in: inner)
      place.end()
      return outer.node(rule, layered, kind: kind, drawing: drawing)
    }
    if !builder.isLazy { places.end() }
  }

  func _trace(_ trace: RowTrace) {
    // A layer beside the view, such as a bar, takes space from it, so the size cannot be traced.
    guard rule is LayeredRule else { return trace.giveUp() }
    content._trace(trace)
    trace.probe(layer._trace)
  }

  private func buildUnremembered(into builder: inout NodeBuilder) {
    let outer = builder
    builder.modify(content._build(into:)) { child in
      outer.node(rule, children(around: child, in: outer), kind: kind, drawing: drawing)
    }
  }

  private func children(around child: LayoutNode, in builder: NodeBuilder) -> [LayoutNode] {
    let own = builder.context.keepingTextsUnnoted { builder.layer(alignment, layer._build(into:)) }
    return isBehind ? [own, child] : [child, own]
  }
}

extension LayeredView: SelfComparing {
  func isSame(as other: LayeredView) -> Bool {
    kind == other.kind && alignment == other.alignment && isBehind == other.isBehind && rule.isEqual(to: other.rule)
      && drawing.isSame(as: other.drawing) && ViewEquality.areSame(content, other.content)
      && ViewEquality.areSame(layer, other.layer)
  }
}
