import GalleyGeometry
import GalleyLayout

private struct InertRule: TransparentRule, ConfinedRule, AttributedRule, Equatable {
  let attributes: [String: String]

  var traits: LayoutTraits { .modifier }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.placeThrough(proposal, in: size, context: context)
  }
}

extension View {
  package func recorded(_ kind: String, _ attributes: [String: String] = [:]) -> some View {
    let rule = InertRule(attributes: attributes)
    return ModifiedView(content: self, kind: kind, inputs: rule, onlyDraws: true) { _ in .init(rule: rule) }
  }
}
