import GalleyGeometry
import GalleyLayout
import GalleyViews

struct ShownRule: MeasuredRule, Equatable {
  let isShown: Bool
  /// The shift towards the leading edge, as a fraction of the width.
  var shift = 0.0

  var traits: LayoutTraits { LayoutTraits(modifiedChild: 0) }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    node.children.first?.size(for: proposal) ?? .zero
  }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    let placement = isShown ? Placement(origin: Point(x: -shift * size.width, y: 0), proposal: proposal) : nil
    for child in node.children {
      child.settle(placement, in: size, mirrored: node.isRightToLeft, context: context)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? { node.children.first?.explicitGuide(key, size: size, proposal: proposal) }
}

private struct ShownView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let rule: ShownRule

  func _build(into builder: inout NodeBuilder) {
    let (outer, rule) = (builder, rule)
    builder.modify(content._build(into:)) { child in outer.node(rule, [child], kind: "shown") }
  }
}

extension View {
  /// A hidden view keeps its space and its state.
  func shown(_ isShown: Bool, shift: Double = 0) -> some View {
    ShownView(content: self, rule: ShownRule(isShown: isShown, shift: shift))
  }
}
