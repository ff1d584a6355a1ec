import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// The rule of a node that a stage can scroll by name: a scroller, or a view that is raised and lowered like one (a
/// sheet).
protocol ScrollableRule: LayoutRule {
  func names(of node: LayoutNode) -> [AnyHashable]

  var sharedName: AnyHashable? { get }

  /// Whether the node's identity belongs to the view to which the modifier was applied.
  var hasIdentityOfContent: Bool { get }

  func scrolls(child index: Int) -> Bool

  var lowestDistance: Double { get }

  func distance(to destination: ScrollDestination, of node: LayoutNode) -> Point?

  func distance(revealing target: ScrollSubject, of node: LayoutNode) -> Point?

  /// Returns the resting distance if the scroller, released at `distance`, would come to rest at `end`. Both are
  /// vertical.
  func snapped(_ end: Double, from distance: Double) -> Double?

  var hasRows: Bool { get }
}

/// Identities outside of a row do not apply to scrollers inside it.
protocol RowBoundary: LayoutRule {}
