import GalleyGeometry
import GalleyLayout

struct SymbolRule: LeafRule, ConfinedRule, Equatable {
  let size: Size
  let baseline: Double

  var traits: LayoutTraits { LayoutTraits(guides: .baselines) }

  func size(for proposal: ProposedViewSize) -> Size { size }

  func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? { size[axis] }

  func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? { size[axis] }

  func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key ? baseline : nil
  }
}
