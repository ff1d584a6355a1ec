import GalleyGeometry
import GalleyLayout
import GalleyScroll

/// The rule of a node that can be scrolled by its name: of a scroller, or of what stands higher or lower as one does.
protocol ScrollableRule: LayoutRule {
  func names(of node: LayoutNode) -> [AnyHashable]

  /// What it shares its offset with, by name; nil where it shares it with none.
  var sharedName: AnyHashable? { get }

  /// Whether the identity of its node is that of what the view was put on.
  var hasIdentityOfContent: Bool { get }

  func scrolls(child index: Int) -> Bool

  var lowestDistance: Double { get }

  /// How far from its start it has to stand for `destination`; nil where the target is not there.
  func distance(to destination: ScrollDestination, of node: LayoutNode) -> Point?

  /// How far from its start it has to stand to show all of `target` on the shortest way; nil where it is not there.
  func distance(revealing target: ScrollSubject, of node: LayoutNode) -> Point?

  /// Where it has to come to rest that would do so at `end`, let go at `distance`, both below its start.
  func snapped(_ end: Double, from distance: Double) -> Double?

  var hasRows: Bool { get }
}

/// A rule around one row of a container: what a view outside of it is called is not what a scroller in the row is.
protocol RowBoundary: LayoutRule {}
