package import GalleyGeometry

/// The layout behaviour of one kind of view. A rule is a value without state: the node stores the children and the
/// cached results.
///
/// No requirement has a default implementation, so the compiler reports a misspelled method.
package protocol LayoutRule {
  var traits: LayoutTraits { get }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size

  /// The rule may first replace the node's children. A rule that reads `context` must declare this in its traits.
  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext)

  func explicitGuide(_ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode) -> Double?

  /// Returns the length along `axis`, or nil if it depends on the proposal.
  func fixedLength(along axis: Axis, of node: LayoutNode) -> Double?

  /// Returns the length along `axis`, or nil if it also depends on the proposal for the other axis.
  func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double?

  /// Returns whether both rules are equal, or false if this is unknown.
  func isEqual(to other: any LayoutRule) -> Bool
}

extension LayoutRule where Self: Equatable {
  package func isEqual(to other: any LayoutRule) -> Bool { other as? Self == self }
}

/// A rule that keeps further nodes besides the children. Its traits must include ``LayoutTraits/retainsNodes``.
package protocol RetainingRule: LayoutRule {
  var retainedNodes: [LayoutNode] { get }

  /// Called after a change in `child`, or in `node` itself if `child` is nil.
  func childChanged(_ child: LayoutNode?, of node: LayoutNode)
}

/// Its traits must include ``LayoutTraits/hasOwnSpacing``.
package protocol SpacingRule: LayoutRule {
  /// Returns the preferred spacing, in points; nil uses the neighbour's preference.
  func spacing(on edge: Edge, of node: LayoutNode) -> Double?
}

/// A rule whose lengths are only available by measuring.
package protocol MeasuredRule: LayoutRule {}

extension MeasuredRule {
  package func fixedLength(along axis: Axis, of node: LayoutNode) -> Double? { nil }
  package func length(along axis: Axis, offered offer: Double?, of node: LayoutNode) -> Double? { nil }
}

package protocol UnguidedRule: LayoutRule {}

extension UnguidedRule {
  package func explicitGuide(
    _ key: AlignmentKey, size: Size, proposal: ProposedViewSize, of node: LayoutNode
  ) -> Double? { nil }
}
