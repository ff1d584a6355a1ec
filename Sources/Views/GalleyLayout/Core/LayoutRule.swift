package import GalleyGeometry

/// How one kind of view answers and arranges: a pure question and answer.
///
/// A rule is a value without memory. The node it works for keeps the children and the answers already given.
///
/// No requirement has a default here, so that the compiler finds a misspelt one. Rules of one kind share what they
/// have in common: ``LeafRule``, ``TransparentRule``, ``UnaryRule``, ``ContainerRule``. What only some rules can do is
/// asked of ``RetainingRule`` and ``SpacingRule``, whose traits say so.
package protocol LayoutRule {
  var traits: LayoutTraits { get }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size

  /// Puts the children of `node` at their places in a node of `size` that was offered `proposal`.
  ///
  /// A rule that reads `context` says so in its traits. It may exchange the node's children first.
  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext)

  /// The place that `node` gives the guide `key` by itself, or nil when the guide's default holds.
  func explicitGuide(_ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode) -> Double?

  /// The extent of `node` along `axis` when it is the same whatever is proposed; nil where that depends.
  func fixedLength(along axis: Axis, of node: LayoutNode) -> Double?

  /// The extent of `node` along `axis` when offered `offer` on it, if that is the same whatever is offered on the
  /// other axis; nil where it depends.
  func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double?

  /// Whether `other` answers and arranges just as this rule does; false where that cannot be told.
  func isEqual(to other: any LayoutRule) -> Bool
}

extension LayoutRule where Self: Equatable {
  package func isEqual(to other: any LayoutRule) -> Bool { other as? Self == self }
}

/// A rule that keeps nodes besides those it places, such as rows that are there and not seen.
///
/// Its traits say ``LayoutTraits/retainsNodes``.
package protocol RetainingRule: LayoutRule {
  var retainedNodes: [LayoutNode] { get }

  /// Called when `child` of `node` changed, or `node` itself if `child` is nil.
  func childChanged(_ child: LayoutNode?, of node: LayoutNode)
}

/// A rule whose node wants other room around itself than most.
///
/// Its traits say ``LayoutTraits/hasOwnSpacing``.
package protocol SpacingRule: LayoutRule {
  /// The room that `node` wants on one side, in points; nil leaves it to the neighbour.
  func spacing(on edge: Edge, of node: LayoutNode) -> Double?
}

/// A rule of which no length can be told without measuring.
package protocol MeasuredRule: LayoutRule {}

extension MeasuredRule {
  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? { nil }
  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? { nil }
}

/// A rule that gives no guide a place.
package protocol UnguidedRule: LayoutRule {}

extension UnguidedRule {
  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? { nil }
}
