import GalleyGeometry
import GalleyScroll

/// Where the views themselves moved a scroller to, and how it stood last.
final class ScrollState {
  /// A wish of the views.
  private struct Request {
    let position: ScrollWish
    let frame: Int
  }

  private unowned let graph: ViewGraph
  private var request: Request?
  /// What the stage asked for when the views last moved the scroller; anything else it asks for later is newer.
  private var overruled: ScrollDestination?
  private var isOverruling = false
  /// The distance from rest that was shown last.
  private(set) var shown: Point?
  /// Whether the last move was the views' own.
  private(set) var wasMovedByViews = false
  /// What the stage asked for when the scroller was last placed.
  private var asked: ScrollDestination?

  init(in graph: ViewGraph) { self.graph = graph }

  /// Moves the scroller in the next pass so that `target` shows.
  func move(to target: ScrollSubject, anchor: UnitPoint?) { move(.target(target, anchor: anchor)) }

  /// Moves the scroller in the next pass.
  func move(_ wish: ScrollWish) {
    graph.write(to: self) { [self] in
      request = Request(position: wish, frame: graph.frame)
      overruled = asked
      isOverruling = true
    }
  }

  /// Where the scroller should stand, when the stage asks for `asked`; nil leaves it at rest.
  ///
  /// In the frame of a move the target is looked for in every pass, because the content may still change; after that
  /// the scroller stays where it stood.
  func wish(against asked: ScrollDestination?) -> ScrollWish? {
    self.asked = asked
    if isOverruling, asked != overruled { isOverruling = false }
    wasMovedByViews = false
    guard isOverruling, let request else { return asked.map(ScrollWish.asked) }
    wasMovedByViews = request.frame == graph.frame
    if wasMovedByViews { return request.position }
    return shown.map { .asked(.offset($0)) }
  }

  /// Remembers the distance from rest that is shown.
  func show(_ distance: Point) { shown = distance }
}

/// Where a scroller should stand.
enum ScrollWish {
  /// Where the stage wants it.
  case asked(ScrollDestination)
  /// So that a target shows at a place of the viewport; nil is wherever it takes the shortest way.
  case target(ScrollSubject, anchor: UnitPoint?)
  /// To an edge of the content, and no further along the other axis.
  case edge(Edge)
  /// So many points from the content's start; nil leaves an axis as it stands.
  case offset(x: Double?, y: Double?)
}
