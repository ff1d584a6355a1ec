import GalleyGeometry
import GalleyLayout

/// A view whose nodes are wrapped, one by one, in a modifier's node.
struct ModifiedView<Content: View>: View {
  let content: Content
  /// The modifier's name.
  let kind: String
  /// Whether the modifier brings views of its own.
  var hasViews = false
  /// The modifier's node around a child, in the environment of a builder.
  let wrap: (NodeBuilder) -> (LayoutNode) -> Wrapping

  /// What a modifier's node is made of.
  struct Wrapping {
    var rule: any LayoutRule
    var children: [LayoutNode]
    var drawing = Drawing.none
  }

  func _build(into builder: inout NodeBuilder) {
    guard let scope = builder.scope, hasViews else { return wrapAll(into: &builder) }
    let (kind, outer, wrap) = (kind, builder, wrap)
    let places = scope.next { KeyedScope(in: scope) }
    places.begin()
    builder.modifyEach(content._build(into:)) { key, child in
      var inner = outer
      // Each view of several has the modifier's views for itself.
      let place = places.scope(for: .node(key))
      inner.scope = place
      place.begin()
      let parts = wrap(inner)(child)
      place.end()
      return outer.node(parts.rule, parts.children, kind: kind, drawing: parts.drawing)
    }
    if !builder.isLazy { places.end() }
  }

  private func wrapAll(into builder: inout NodeBuilder) {
    let wrapping = wrap(builder)
    let (kind, outer) = (kind, builder)
    builder.modify(content._build(into:)) { child in
      let parts = wrapping(child)
      return outer.node(parts.rule, parts.children, kind: kind, drawing: parts.drawing)
    }
  }
}

extension View {
  /// The view inside a node of `rule`, which was made from `lengths`.
  func modified(_ kind: String, lengths: KeyValuePairs<String, Double?> = [:], by rule: any LayoutRule) -> some View {
    ModifiedView(content: self, kind: kind) { builder in
      builder.check(kind, lengths)
      return { .init(rule: rule, children: [$0]) }
    }
  }

  /// The view inside a node that only draws.
  func drawn(
    _ kind: String, lengths: KeyValuePairs<String, Double?> = [:], as drawing: @escaping (EnvironmentValues) -> Drawing
  ) -> some View {
    ModifiedView(content: self, kind: kind) { builder in
      builder.check(kind, lengths)
      let drawing = drawing(builder.environment)
      return { .init(rule: PassThroughRule(), children: [$0], drawing: drawing) }
    }
  }
}

extension NodeBuilder {
  /// Reports each of `lengths` that is infinite or not a number; rules leave such lengths out.
  func check(_ kind: String, _ lengths: KeyValuePairs<String, Double?>) {
    for (name, length) in lengths where length?.isFinite == false {
      context.report(ViewProblem(.length(name: "\(kind).\(name)"), origin: origin))
    }
  }
}
