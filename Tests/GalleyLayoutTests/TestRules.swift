import GalleyGeometry
import GalleyLayout

/// What a rule was asked.
final class Questions {
  private(set) var asked: [ProposedViewSize] = []
  func ask(_ proposal: ProposedViewSize) { asked.append(proposal) }
}

/// Takes what it is offered, inside bounds along each axis, and remembers every question.
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
  /// A node that is between `minimum` and `maximum` wide.
  static func elastic(_ minimum: Double, _ maximum: Double = .infinity, priority: Double = 0) -> LayoutNode {
    let leaf = LayoutNode(
      ElasticRule(minimum: Size(width: minimum), maximum: Size(width: maximum, height: Double.infinity)))
    return priority == 0 ? leaf : LayoutNode(PriorityRule(value: priority), [leaf])
  }

  /// A node that has one size.
  static func rigid(_ width: Double, _ height: Double = 10) -> LayoutNode {
    LayoutNode(RigidRule(size: Size(width: width, height: height)))
  }

  /// A node that is as wide as can be, down to `minimum`.
  static func spacer(_ minimum: Double) -> LayoutNode {
    LayoutNode(SpacerRule(minLength: minimum, axis: .horizontal), hasZeroSpacing: true)
  }

  /// Places the node on a canvas just as large as it wants to be.
  func place(_ proposal: ProposedViewSize) {
    let bounds = Rect(size: size(for: proposal))
    place(
      at: .zero, proposal: proposal, context: PlacementContext(visible: bounds, screen: bounds, safeArea: bounds))
  }
}
