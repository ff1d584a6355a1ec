import GalleyGeometry
import GalleyLayout
import GalleyPicture

/// What modifiers do to pictures of what is inside them.
extension PictureBuilder {
  mutating func drawFiltered(_ inner: Inner, _ filter: DrawingFilter, _ frame: Rect) {
    guard let filter = filter.filter(in: frame) else { return draw(inner) }
    drawGroup(of: inner) { $0.filter = filter }
  }

  /// Draws what is inside a node as `filters` show it, each what the one before it did.
  mutating func drawFiltered(_ inner: Inner, _ filters: [DrawingFilter], _ frame: Rect) {
    let filters = filters.compactMap { $0.filter(in: frame) }
    guard !filters.isEmpty else { return draw(inner) }
    let reach = filters.reduce(0) { $0 + $1.reach }
    var builder = PictureBuilder(inside: self)
    builder.window = window.insetBy(dx: -reach, dy: -reach)
    builder.draw(inner)
    count(builder)
    guard !builder.items.isEmpty else { return }
    for item in filters.reduce(builder.items, { [.group(.init($0, filter: $1))] }) { append(item) }
  }

  /// Draws what is inside a node around that node's corner, and then turns, stretches and moves it.
  mutating func drawTransformed(_ inner: Inner, _ effect: DrawingTransform, _ frame: Rect) {
    drawTransformed(inner, effect.transform(in: frame.size), frame)
  }

  mutating func drawTransformed(_ inner: Inner, _ map: AffineTransform, _ frame: Rect) {
    if map.isTranslation { return draw(inner, at: frame.origin + Point(x: map.tx, y: map.ty)) }
    let onCanvas = map.around(frame.origin)
    // Of what is drawn as a line or a point, nothing can be seen.
    guard let back = onCanvas.inverse else { return }
    let items = itemsApart(of: inner, frame, in: back(window))
    if !items.isEmpty { append(.group(.init(items, transform: onCanvas))) }
  }

  /// Draws what is inside a node around that node's corner, and then as `effect` shows it.
  mutating func drawProjected(_ inner: Inner, _ effect: any GeometryEffect, _ frame: Rect) {
    let map = effect.effectValue(size: frame.size)
    if let plain = map.affine { return drawTransformed(inner, plain, frame) }
    let onCanvas = map.around(frame.origin)
    guard onCanvas.inverse != nil else { return }
    // What shows of a plane that is seen from the side lies near its frame.
    let near = frame.insetBy(dx: -frame.width, dy: -frame.height)
    let items = itemsApart(of: inner, frame, in: near)
    if !items.isEmpty { append(.group(.init(items, filter: .projection(onCanvas)))) }
  }

  /// What is inside a node as it lies in `frame`, where only `window` is seen of it.
  mutating func itemsApart(of inner: Inner, _ frame: Rect, in window: Rect) -> [Picture.Item] {
    var builder = PictureBuilder(inside: self)
    (builder.window, builder.isTransformed) = (window, true)
    builder.draw(inner, at: frame.origin)
    count(builder)
    return builder.items
  }

  mutating func drawMasked(_ inner: Inner) {
    guard inner.node.children.count == 2 else { return draw(inner) }
    let place = ViewPayload.of(inner.node)?.place
    var content = PictureBuilder(inside: self)
    content.draw([inner.node.children[0]], in: place, at: inner.corner)
    var mask = PictureBuilder(inside: self)
    mask.draw(inner.node.children[1], at: inner.corner)
    count(content)
    count(mask)
    let (items, shape) = (content.items, mask.items)
    guard !items.isEmpty, !shape.isEmpty else { return }
    append(.group(.init(items, mask: shape)))
  }
}
