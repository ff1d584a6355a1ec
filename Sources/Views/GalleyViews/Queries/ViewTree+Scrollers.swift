import GalleyScroll

extension ViewTree {
  package func scroller(_ name: String) -> PlacedScroller? { PlacedScroller(called: AnyHashable(name), in: root) }

  /// The scroll view with the longest scroll range among those that share an offset with `name`.
  package func scroller(inSyncWith name: String) -> PlacedScroller? {
    guard let shared = context.syncedScrollers.name(of: AnyHashable(name)) else { return nil }
    let scrollers = PlacedScroller.all(called: shared, in: root)
    func room(_ scroller: PlacedScroller) -> Double { scroller.track(along: scroller.mainAxis).upper }
    return scrollers.max { room($0) < room($1) }
  }

  package func scrollers(from name: String) -> [(name: String, scroller: PlacedScroller)] {
    PlacedScroller.chain(from: AnyHashable(name), in: root).map { ("\($0.name.base)", $0.scroller) }
  }

  package var scrollerNames: [String] { PlacedScroller.names(in: root).sorted() }

  /// The name of the first scroll view that moves, or otherwise of the first one; nil if none is visible.
  package var firstScrollerName: String? { PlacedScroller.firstName(in: root) }

  package var scrollers: [(name: String, scroller: PlacedScroller)] { PlacedScroller.recorded(in: root) }
}
