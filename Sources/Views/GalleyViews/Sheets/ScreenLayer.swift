import GalleyGeometry
import GalleyLayout

struct ScreenLayerRule: MeasuredRule, Equatable {
  var traits: LayoutTraits {
    LayoutTraits(modifiedChild: 0, dependence: [.context, .others], presentsLayers: true)
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    node.children.first?.size(for: proposal) ?? .zero
  }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context placement: PlacementContext) {
    for (index, child) in node.children.enumerated() {
      if index == 0 {
        child.settle(
          Placement(origin: .zero, proposal: proposal), in: size, mirrored: node.isRightToLeft, context: placement)
      } else if let over = placement.presented {
        let screen = Placement(origin: over.screen.origin, proposal: ProposedViewSize(over.screen.size))
        child.settle(screen, in: size, mirrored: false, context: over)
      }
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? { node.children.first?.explicitGuide(key, size: size, proposal: proposal) }
}

struct SafeAreaSpaceRule: UnguidedRule, MeasuredRule, Equatable {
  var traits: LayoutTraits { LayoutTraits(dependence: .context, isCheap: true) }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size { proposal.replacingUnspecifiedDimensions() }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context placement: PlacementContext) {
    let space = placement.safeArea.intersection(Rect(size: size)) ?? Rect(size: size)
    for child in node.children {
      child.settle(
        Placement(origin: space.origin, proposal: ProposedViewSize(space.size)), in: size, mirrored: false,
        context: placement)
    }
  }
}

extension View {
  package func screenLayer(_ kind: String, @ViewBuilder content: () -> some View) -> some View {
    LayeredView(
      content: self, layer: content().transformEnvironment(\.scrollerAround) { $0 = nil }, kind: kind,
      rule: ScreenLayerRule())
  }

  package func inSafeArea() -> some View {
    modified("safeArea", by: SafeAreaSpaceRule())
  }
}
