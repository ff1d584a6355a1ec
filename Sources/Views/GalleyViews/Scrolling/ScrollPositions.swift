package import GalleyGeometry
package import GalleyScroll

/// Where the scrollers of a tree should stand, by their identity.
///
/// One object for a tree, so that rows which are built again and again find their scroller's position.
package final class ScrollPositions: TreeValue {
  private var positions: [AnyHashable: ScrollDestination] = [:]
  package private(set) var seen: Set<AnyHashable> = []

  /// The order in which the stage asked, by identity: what has a larger number was asked later.
  package var turns: [AnyHashable: Int] = [:]

  package var activities: [AnyHashable: ScrollActivity] = [:]
  package var resting = ScrollActivity()

  /// How far from rest the scroller called so stood, or will stand, at a time; nil where it does not move.
  package var distance: (AnyHashable, Double) -> Point? = { _, _ in nil }

  /// How far from rest the scroller called so stood at a time that is not later than now, whatever moved it since; nil
  /// where nothing ever did.
  package var past: (AnyHashable, Double) -> Point? = { _, _ in nil }

  package init() {}

  package init(in graph: ViewGraph) {}

  /// Says where the scroller `id` should stand; nil for at rest.
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
