import GalleyGeometry
import GalleyLayout

/// The proposals that a rule received.
final class Questions {
  private(set) var asked: [ProposedViewSize] = []
  func ask(_ proposal: ProposedViewSize) { asked.append(proposal) }
}

/// Accepts any proposal within its bounds and records every proposal.
struct ElasticRule: LeafRule, UnguidedRule, MeasuredRule {
  var minimum = Size.zero
  var maximum = Size(width: Double.infinity, height: .infinity)
  var ideal = Size(width: 10, height: 10)
  var questions: Questions?

  var traits: LayoutTraits { .plain }
  func isEqual(to other: any LayoutRule) -> Bool { false }

  func size(for proposal: ProposedViewSize) -> Size {
    questions?.ask(proposal)
    var size = proposal.replacingUnspecifiedDimensions(by: ideal)
    for axis in Axis.allCases { size[axis] = min(max(size[axis], minimum[axis]), maximum[axis]) }
    return size
  }
}

extension LayoutNode {
  static func elastic(_ minimum: Double, _ maximum: Double = .infinity, priority: Double = 0) -> LayoutNode {
    let leaf = LayoutNode(
      ElasticRule(minimum: Size(width: minimum), maximum: Size(width: maximum, height: Double.infinity)))
    return priority == 0 ? leaf : LayoutNode(PriorityRule(value: priority), [leaf])
  }

  static func rigid(_ width: Double, _ height: Double = 10) -> LayoutNode {
    LayoutNode(RigidRule(size: Size(width: width, height: height)))
  }

  /// Returns a flexible node that is at least `minimum` long.
  static func spacer(_ minimum: Double) -> LayoutNode {
    LayoutNode(SpacerRule(minLength: minimum, axis: .horizontal), hasZeroSpacing: true)
  }

  /// Places the node on a canvas of the node's size.
  func place(_ proposal: ProposedViewSize) {
    let bounds = Rect(size: size(for: proposal))
    place(
      at: .zero, proposal: proposal, context: PlacementContext(visible: bounds, screen: bounds, safeArea: bounds))
  }
}
