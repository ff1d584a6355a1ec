import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// A scroll view, or a view that is raised and lowered like one (a sheet).
protocol ScrollableRule: LayoutRule {
  func names(of node: LayoutNode) -> [AnyHashable]

  var sharedName: AnyHashable? { get }

  /// The identity belongs to the view to which the modifier was applied.
  var hasIdentityOfContent: Bool { get }

  func scrolls(child index: Int) -> Bool

  var lowestDistance: Double { get }

  func distance(to destination: ScrollDestination, of node: LayoutNode) -> Point?

  func distance(revealing target: ScrollSubject, of node: LayoutNode) -> Point?

  /// Returns the position at which a scroll view released at `distance` comes to rest instead of `end`; nil to rest at
  /// `end`. All distances are vertical.
  func snapped(_ end: Double, from distance: Double) -> Double?

  var hasRows: Bool { get }
}

/// Identities outside of a row do not apply to scroll views inside it.
protocol RowBoundary: LayoutRule {}
