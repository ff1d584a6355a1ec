package import GalleyGeometry
package import GalleyScroll

/// The scroll positions in a tree. They are stored per tree, so a row that is built again finds its scroll view's
/// position.
package final class ScrollPositions: TreeValue {
  private var positions: [AnyHashable: ScrollDestination] = [:]
  package private(set) var seen: Set<AnyHashable> = []

  package var turns: [AnyHashable: Int] = [:]

  package var activities: [AnyHashable: ScrollActivity] = [:]
  package var resting = ScrollActivity()

  /// The distance from rest at a past or future time; nil if the scroll view is not moving.
  package var distance: (AnyHashable, Double) -> Point? = { _, _ in nil }

  /// The distance from rest at a past time; nil if the scroll view never moved.
  package var past: (AnyHashable, Double) -> Point? = { _, _ in nil }

  package init() {}

  package init(in graph: ViewGraph) {}

  package subscript(id: AnyHashable) -> ScrollDestination? {
    get { positions[id] }
    set { positions[id] = newValue }
  }

  package var all: [AnyHashable: ScrollDestination] {
    get { positions }
    set { positions = newValue }
  }

  package var unseen: [AnyHashable] { positions.keys.filter { !seen.contains($0) } }

  package func see(_ id: AnyHashable) { seen.insert(id) }
}

extension BuildContext {
  package var scrollPositions: ScrollPositions { self[ScrollPositions.self] }
}
