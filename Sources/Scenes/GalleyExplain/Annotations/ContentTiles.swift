import GalleyGeometry
import GalleyPicture
import GalleyRender
import GalleyScroll
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews

/// Images of the content outside the visible part. They are drawn by scrolling the scene; there are at most ``limit``
/// of them.
struct ContentTiles {
  struct Tile {
    let picture: Picture
    let viewport: Rect
    let start: Double
    let part: ClosedRange<Double>
  }

  private(set) var tiles: [Tile] = []

  static let limit = 16
  /// The share of a window that is taken from the neighbouring images, because bars may cover it.
  private static let overlap = 0.15

  init() {}

  init(around proof: Proof, of scene: Scene, _ renderContext: RenderContext) throws(ProofError) {
    guard let scroller = Self.scroller(in: proof.layout), let scroll = scroller.scroll,
      let own = Tile(proof.picture, scroller)
    else { return }
    let (window, limit) = (scroll.viewport.height, max(scroll.limit.y, 0))
    guard let id = scroller.id, window > 1, scroll.contentSize.height.isFinite else {
      tiles = [own]
      return
    }
    let stage = Stage(scene, on: proof.source.variant.canvas, in: proof.source.state, renderContext: renderContext)
    stage.scrollPositions = proof.source.state.scroll
    for offset in Self.offsets(near: scroll.offset.y, window, limit) {
      stage.scrollPositions[id] = .offset(Point(x: scroll.offset.x, y: offset))
      let picture = try ProofError.rethrowing(stage.picture)
      guard let moved = Self.scroller(in: stage.layout), let tile = Tile(picture, moved) else { continue }
      tiles.append(tile.trimmed(by: Self.overlap * window, isFirst: offset <= 0, isLast: offset >= limit))
    }
    let isAll = own.start <= 0
    tiles.append(
      own.trimmed(by: Self.overlap * window, isFirst: isAll, isLast: scroll.offset.y >= limit))
  }

  private static func offsets(near offset: Double, _ window: Double, _ limit: Double) -> [Double] {
    let step = window * (1 - 2 * overlap)
    let all = Int(min((limit / step).rounded(.up), 1e6)) + 1
    if all < ContentTiles.limit { return (0..<all).map { min(Double($0) * step, limit) } }
    return [offset - step, offset + step].map { min(max($0, 0), limit) }
  }

  static func scroller(in layout: InspectedView) -> InspectedView? {
    LocatedView.all(in: layout) { $0.scroll?.axes.contains(.vertical) == true }.first?.view
  }
}

extension ContentTiles.Tile {
  fileprivate init?(_ picture: Picture, _ scroller: InspectedView) {
    guard let scroll = scroller.scroll, let content = scroller.children.first, scroll.viewport.height > 0 else {
      return nil
    }
    self.picture = picture
    viewport = scroll.viewport
    start = scroll.viewport.minY - content.frame.minY
    part = start...(start + scroll.viewport.height)
  }

  fileprivate func trimmed(by length: Double, isFirst: Bool, isLast: Bool) -> Self {
    let lower = part.lowerBound + (isFirst ? 0 : length)
    let upper = max(part.upperBound - (isLast ? 0 : length), lower)
    return Self(picture: picture, viewport: viewport, start: start, part: lower...upper)
  }

  func item(at corner: Point, from origin: Double, scale: Double, within shown: ClosedRange<Double>) -> Picture.Item? {
    let lower = max(part.lowerBound, shown.lowerBound)
    let upper = min(part.upperBound, shown.upperBound)
    guard upper > lower else { return nil }
    let clip = Rect(
      x: viewport.minX, y: viewport.minY + lower - start, width: viewport.width, height: upper - lower)
    let move = AffineTransform(translationX: -viewport.minX, y: start - viewport.minY - origin)
      .followed(by: AffineTransform(scaleX: scale, y: scale))
      .followed(by: AffineTransform(translationX: corner.x, y: corner.y))
    return .group(.init(picture.items, transform: move, clip: .rect(clip)))
  }
}
