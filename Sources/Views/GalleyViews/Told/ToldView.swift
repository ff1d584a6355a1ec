import GalleyGeometry
import GalleyLayout

/// A modifier that changes nothing of what is drawn: its arguments are kept, and told in the snapshot.
private struct ToldRule: TransparentRule, ConfinedRule, AttributedRule, Equatable {
  let attributes: [String: String]

  var traits: LayoutTraits { .modifier }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.placeThrough(proposal, in: size, context: context)
  }
}

extension View {
  /// The view in a node called `kind`, which draws nothing of its own and tells `attributes` in the snapshot.
  package func told(_ kind: String, _ attributes: [String: String] = [:]) -> some View {
    let rule = ToldRule(attributes: attributes)
    return ModifiedView(content: self, kind: kind, inputs: rule, onlyDraws: true) { _ in .init(rule: rule) }
  }
}
