import GalleyGeometry
import GalleyLayout

/// A view whose nodes are wrapped, one by one, in a modifier's node.
struct ModifiedView<Content: View>: View {
  let content: Content
  /// The modifier's name.
  let kind: String
  /// The modifier's node around a child, in the environment of a builder.
  let wrap: (NodeBuilder) -> (LayoutNode) -> Wrapping

  /// What a modifier's node is made of.
  struct Wrapping {
    var rule: any LayoutRule
    var children: [LayoutNode]
    var drawing = Drawing.none
  }

  func _build(into builder: inout NodeBuilder) {
    let wrapping = wrap(builder)
    let (kind, outer) = (kind, builder)
    builder.modify(content._build(into:)) { child in
      let parts = wrapping(child)
      return outer.node(parts.rule, parts.children, kind: kind, drawing: parts.drawing)
    }
  }
}

extension View {
  /// The view inside a node of `rule`.
  func modified(_ kind: String, by rule: any LayoutRule) -> some View {
    ModifiedView(content: self, kind: kind) { _ in { .init(rule: rule, children: [$0]) } }
  }

  /// The view inside a node that only draws.
  func drawn(_ kind: String, as drawing: @escaping (EnvironmentValues) -> Drawing) -> some View {
    ModifiedView(content: self, kind: kind) { builder in
      let drawing = drawing(builder.environment)
      return { .init(rule: PassThroughRule(), children: [$0], drawing: drawing) }
    }
  }
}
