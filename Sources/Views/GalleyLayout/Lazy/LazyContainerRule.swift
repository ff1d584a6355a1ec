package import GalleyGeometry

/// The rule of a container that builds its rows, cells or items only when they are seen.
///
/// All that others know of such a container goes through here, so that a new kind is known everywhere at once.
package protocol LazyContainerRule: DeferredChildrenRule, RetainingRule, UnguidedRule {
  var rows: LazyRows { get }

  var axis: Axis { get }

  /// Whether all lengths are kept by the rows, which know what to measure again; else the rule keeps some, and has to
  /// be told of every change.
  var keepsLengths: Bool { get }

  /// The size that the container chooses when offered `proposal`, whether rows exist or not.
  func size(for proposal: ProposedViewSize) -> Size

  /// The frame of the room that row `index` of `node` has, whether the row exists or not; nil where there is no room.
  func frame(ofRow index: Int, of node: LayoutNode) -> Rect?

  func cover(ofRow index: Int, of node: LayoutNode) -> EdgeInsets

  /// Row `index` of `node`, built only to be measured and put at its place, from where nothing can be seen.
  func builtRow(_ index: Int, of node: LayoutNode) -> LayoutNode
}

extension LazyContainerRule {
  package var traits: LayoutTraits {
    LayoutTraits(dependence: .context, producesNoRow: rows.count == 0, retainsNodes: true)
  }

  package var sharedSizeRows: (any SharedSizeRows)? { rows }
  package var retainedNodes: [LayoutNode] { rows.retainedNodes }

  package func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    rows.measuring(for: node) { size(for: proposal) }
  }

  package func isEqual(to other: any LayoutRule) -> Bool { false }
}
