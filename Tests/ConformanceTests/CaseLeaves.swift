import GalleyGeometry
import GalleyLayout
import GalleyViews

/// A view without children with a layout rule, for case kinds that have no public view.
struct RuleView: View {
  let rule: any LayoutRule

  func _build(into builder: inout NodeBuilder) { builder.add(rule, kind: "leaf") }
}

/// Keeps its area: it becomes taller as it becomes narrower.
struct AreaRule: LeafRule, UnguidedRule, MeasuredRule, Equatable {
  let area: Double

  var traits: LayoutTraits { .plain }

  func size(for proposal: ProposedViewSize) -> Size {
    let width = proposal.width ?? area / 10
    if width == .infinity { return Size(width: area / 10, height: 10) }
    return Size(width: width, height: max(area / max(width, 1), 10))
  }
}

/// A rule that returns the recorded size for each recorded proposal, and accepts all other proposals.
struct ResponseRule: LeafRule, UnguidedRule, MeasuredRule {
  let rows: [(ProposedViewSize, Size)]

  var traits: LayoutTraits { .plain }
  func isEqual(to other: any LayoutRule) -> Bool { false }

  func size(for proposal: ProposedViewSize) -> Size {
    rows.first { $0.0 == proposal }?.1 ?? proposal.replacingUnspecifiedDimensions()
  }
}
