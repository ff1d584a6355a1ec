public import GalleyGeometry
import GalleyScroll

/// In a stage, setting `scrollPositions` counts as scrolling by the user.
public struct ScrollPosition: Hashable, @unchecked Sendable {
  private enum Request: Hashable {
    case nothing
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: Double?, y: Double?)
  }

  private var request = Request.nothing
  private var shownID: AnyHashable?
  public private(set) var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: Point) { scrollTo(point: point) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: Double) { scrollTo(x: x) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: Double) { scrollTo(y: y) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: Double, y: Double) { scrollTo(x: x, y: y) }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    set(.view(AnyHashable(id), anchor))
  }

  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }

  public mutating func scrollTo(point: Point) { set(.point(x: point.x, y: point.y)) }

  public mutating func scrollTo(x: Double, y: Double) { set(.point(x: x, y: y)) }

  public mutating func scrollTo(x: Double) { set(.point(x: x, y: nil)) }

  public mutating func scrollTo(y: Double) { set(.point(x: nil, y: y)) }

  private mutating func set(_ request: Request) {
    (self.request, shownID, isPositionedByUser) = (request, nil, false)
  }
}

extension ScrollPosition {
  public var viewID: (any Hashable)? {
    if case .view(let id, _) = request { return id.base as? any Hashable }
    return shownID?.base as? any Hashable
  }

  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID as? ID }

  public var edge: Edge? { if case .edge(let edge) = request { edge } else { nil } }

  public var point: Point? { if case .point(let x?, let y?) = request { Point(x: x, y: y) } else { nil } }

  public var x: Double? { if case .point(let x, _) = request { x } else { nil } }

  public var y: Double? { if case .point(_, let y) = request { y } else { nil } }

  func scrolledByUser(showing row: AnyHashable?) -> ScrollPosition {
    var position = self
    (position.request, position.shownID, position.isPositionedByUser) = (.nothing, row, true)
    return position
  }

  func wish(anchor: UnitPoint?) -> ScrollWish? {
    switch request {
    case .nothing: nil
    case .view(let id, let own): .target(.id("\(id.base)"), anchor: own ?? anchor)
    case .edge(let edge): .edge(edge)
    case .point(let x, let y): .offset(x: x, y: y)
    }
  }
}

extension View {
  /// Binds the position of this scroll view. The scroll view follows changes of `position`; when the stage scrolls it,
  /// `position` records that the user has scrolled.
  ///
  /// `anchor` applies to target views without an anchor.
  ///
  /// - Parameters:
  ///   - position: The position to follow.
  ///   - anchor: The point of the viewport at which target views without an anchor appear; nil (the default) scrolls no
  ///     further than necessary.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    PositionedScroller(content: self, position: position, anchor: anchor)
  }
}

private struct PositionedScroller<Content: View>: View, UnnamedView {
  let content: Content
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?

  var body: some View {
    let position = position
    let link = ScrollPositionLink(
      value: AnyHashable(position), wish: position.wish(anchor: anchor),
      following: { AnyHashable(position.scrolledByUser(showing: $0)) },
      write: { if let position = $0.base as? ScrollPosition { self.position = position } })
    content.environment(\.scrollPositionLink, link)
  }
}
