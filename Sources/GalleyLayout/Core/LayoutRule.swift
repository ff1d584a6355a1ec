package import GalleyGeometry

/// How one kind of view answers and arranges: a pure question and answer.
///
/// A rule is a value without memory. The node it works for keeps the children and the answers already given.
package protocol LayoutRule {
  /// The size the node chooses when offered `proposal`.
  func size(for proposal: ProposedViewSize, children: [LayoutNode]) -> Size

  /// Where the children go inside a node of `size` that was offered `proposal`; nil for a child that is not shown.
  ///
  /// One entry a child, in the node's coordinates, as if reading ran left to right; the node mirrors the result.
  func placements(in size: Size, proposal: ProposedViewSize, children: [LayoutNode]) -> [Placement?]

  /// Where the children of `node` go, for a rule that needs to know what is visible or where the screen's safe area
  /// lies; it may exchange the node's children first. Most rules leave it at `placements`.
  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, surroundings: Surroundings) -> [Placement?]

  /// The same as `size(for:children:)`, for a rule that keeps something with its node from measuring to placing.
  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size

  /// Puts the children of `node` at their places. Rules that need no list of placements for it do without.
  func arrange(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, surroundings: Surroundings)

  /// What the children of `node`, which was just placed, see around them, in the coordinates of `node`.
  func surroundings(inside node: LayoutNode, from surroundings: Surroundings) -> Surroundings

  /// What the children's places depend on besides the node's size and proposal.
  ///
  /// Nothing for most: a node that gets the same size and proposal again need not arrange its children again. A rule
  /// that reads `surroundings` in `place` has to say so.
  var dependence: PlacementDependence { get }

  /// Nodes that the rule keeps besides the node's children, such as rows that are there but not seen.
  var standingNodes: [LayoutNode] { get }

  /// Hears that `child` of `node`, or `node` itself where there is none, changed; for rules that keep more than values.
  func childChanged(_ child: LayoutNode?, of node: LayoutNode)

  /// Whether `other` answers and arranges just as this rule does; false where that cannot be told.
  func isEqual(to other: any LayoutRule) -> Bool

  /// The place that the node gives the guide `key` by itself, or nil when the guide's default holds.
  func explicitGuide(_ key: AlignmentKey, size: Size, proposal: ProposedViewSize, children: [LayoutNode]) -> Double?

  /// The same, for a rule that keeps something with its node.
  func explicitGuide(_ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode) -> Double?

  /// What remains of what the rule kept with its node when something below changed; nil by default.
  func outlasting(_ kept: AnyObject) -> AnyObject?

  /// Whether the node wants other room around itself than most.
  var hasOwnSpacing: Bool { get }

  /// The room the node wants on one side, in points; nil leaves it to the neighbour. Asked where `hasOwnSpacing`.
  func spacing(on edge: Edge, of node: LayoutNode) -> Double?

  /// The order in which a stack serves the node when nothing was asked with `layoutPriority`; 0 for most.
  var ownPriority: Double { get }

  /// Where the node is drawn among its siblings, asked for with `zIndex`; higher later, nil leaves it to the child.
  var drawingOrder: Double? { get }

  /// The priority that the node asks for, which then shows through modifiers; nil leaves it to the child.
  var priorityOverride: Double? { get }

  /// Which guides the node may answer by itself, without regard to its children.
  var ownGuides: GuideSet { get }

  /// The child whose priority and spacing show through, as they do through modifiers; nil for containers.
  var traitSource: Int? { get }

  /// Whether there is nothing to show, so that a list leaves no space for it.
  var isVoid: Bool { get }

  /// The node's extent along `axis` when it is the same whatever is proposed; nil where that depends.
  func fixedLength(along axis: Axis, children: [LayoutNode]) -> Double?

  /// The node's extent along `axis` when offered `offer` on it, if that is the same whatever is offered on the other
  /// axis; nil where it depends.
  func length(along axis: Axis, offered offer: Double?, children: [LayoutNode]) -> Double?

  /// Whether asking the rule again costs no more than looking up what it answered; then nothing is kept.
  var isCheap: Bool { get }
}

extension LayoutRule {
  package func place(
    _ node: LayoutNode, in size: Size, proposal: ProposedViewSize, surroundings: Surroundings
  ) -> [Placement?] { placements(in: size, proposal: proposal, children: node.children) }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    size(for: proposal, children: node.children)
  }

  package func arrange(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, surroundings: Surroundings) {
    settleChildren(of: node, in: size, proposal: proposal, surroundings: surroundings)
  }

  /// Puts the children where `place` says.
  package func settleChildren(
    of node: LayoutNode, in size: Size, proposal: ProposedViewSize, surroundings: Surroundings
  ) {
    let placements = place(node, in: size, proposal: proposal, surroundings: surroundings)
    let inside = self.surroundings(inside: node, from: surroundings)
    let isMirrored = node.isRightToLeft
    for (child, placement) in zip(node.children, placements) {
      child.settle(placement, in: size, mirrored: isMirrored, surroundings: inside)
    }
  }

  package func surroundings(inside node: LayoutNode, from surroundings: Surroundings) -> Surroundings { surroundings }

  package var dependence: PlacementDependence { [] }
  package var standingNodes: [LayoutNode] { [] }
  package func childChanged(_ child: LayoutNode?, of node: LayoutNode) {}
  package func isEqual(to other: any LayoutRule) -> Bool { false }
  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? { explicitGuide(key, size: size, proposal: proposal, children: node.children) }

  package func outlasting(_ kept: AnyObject) -> AnyObject? { nil }
  package var hasOwnSpacing: Bool { false }
  package func spacing(on edge: Edge, of node: LayoutNode) -> Double? { nil }
  package var drawingOrder: Double? { nil }
  package var ownPriority: Double { 0 }
  package var priorityOverride: Double? { nil }
  package var ownGuides: GuideSet { [] }
  package var traitSource: Int? { nil }
  package var isVoid: Bool { false }
  package func fixedLength(along axis: Axis, children: [LayoutNode]) -> Double? { nil }
  package func length(along axis: Axis, offered offer: Double?, children: [LayoutNode]) -> Double? { nil }
  package var isCheap: Bool { false }
}

extension LayoutRule where Self: Equatable {
  package func isEqual(to other: any LayoutRule) -> Bool { other as? Self == self }
}

/// Which kinds of alignment guides somewhere below a node have a place of their own.
package struct GuideSet: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// First and last baselines of text.
  package static let baselines = GuideSet(rawValue: 1)
  /// Guides set with `alignmentGuide`.
  package static let custom = GuideSet(rawValue: 2)
}
