import GalleyGeometry
import GalleyScroll
import GalleyViews

/// The scroll views that rested at the end of their content when the keyboard height was last set. Their last line
/// keeps its distance from the keyboard until something scrolls them.
struct PinnedEnds {
  private var turns: [String: Int?] = [:]

  init() {}

  init(
    of scrollers: [(name: String, scroller: PlacedScroller)], turns: [String: Int], activities: [String: ScrollActivity]
  ) {
    for (name, scroller) in scrollers where scroller.restsAtEnd && activities[name]?.phase ?? .idle == .idle {
      self.turns[name] = .some(turns[name])
    }
  }

  func positions(turns now: [String: Int]) -> [String: ScrollDestination] {
    turns.filter { now[$0.key] == $0.value }.mapValues { _ in .target(.bottom, anchor: .bottom) }
  }
}

extension PlacedScroller {
  fileprivate var restsAtEnd: Bool {
    let end = track(along: .vertical).upper
    return axes == .vertical && end > 0.5 && abs(distance.y - end) < 0.5
  }
}
