import GalleyGeometry
import GalleyLayout

private struct ToldRule: TransparentRule, ConfinedRule, AttributedRule, Equatable {
  let attributes: [String: String]

  var traits: LayoutTraits { .modifier }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.placeThrough(proposal, in: size, context: context)
  }
}

extension View {
  /// Only records `kind` and `attributes` for inspection.
  package func told(_ kind: String, _ attributes: [String: String] = [:]) -> some View {
    let rule = ToldRule(attributes: attributes)
    return ModifiedView(content: self, kind: kind, inputs: rule, onlyDraws: true) { _ in .init(rule: rule) }
  }
}
