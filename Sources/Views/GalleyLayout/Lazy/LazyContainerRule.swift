package import GalleyGeometry

/// Other code uses lazy containers only through this protocol.
package protocol LazyContainerRule: DeferredChildrenRule, RetainingRule, UnguidedRule {
  var rows: LazyRows { get }

  var axis: Axis { get }

  /// The rows cache all lengths and track their own changes. If false, the rule must be notified of every change.
  var keepsLengths: Bool { get }

  func size(for proposal: ProposedViewSize) -> Size

  func frame(ofRow index: Int, of node: LayoutNode) -> Rect?

  func cover(ofRow index: Int, of node: LayoutNode) -> EdgeInsets

  /// Returns a row for measuring only: nothing in it is visible.
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
