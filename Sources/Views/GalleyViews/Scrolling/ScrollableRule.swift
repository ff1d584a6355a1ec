import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// The layout rule of a node that a stage can scroll by name: a scroller, or a view that is raised and lowered like one
/// (a sheet).
protocol ScrollableRule: LayoutRule {
  func names(of node: LayoutNode) -> [AnyHashable]

  /// The name under which the node shares its offset, or nil.
  var sharedName: AnyHashable? { get }

  /// Whether the node's identity belongs to the view to which the modifier was applied.
  var hasIdentityOfContent: Bool { get }

  func scrolls(child index: Int) -> Bool

  var lowestDistance: Double { get }

  /// Returns the distance from the start for `destination`, or nil if the target does not exist.
  func distance(to destination: ScrollDestination, of node: LayoutNode) -> Point?

  /// Returns the nearest distance that shows all of `target`, or nil if the target does not exist.
  func distance(revealing target: ScrollSubject, of node: LayoutNode) -> Point?

  /// Returns the resting distance if the scroller, released at `distance`, would come to rest at `end`. Both are
  /// vertical distances from the start.
  func snapped(_ end: Double, from distance: Double) -> Double?

  var hasRows: Bool { get }
}

/// A layout rule that encloses one row of a container. Identities outside it do not apply to scrollers inside the row.
protocol RowBoundary: LayoutRule {}
