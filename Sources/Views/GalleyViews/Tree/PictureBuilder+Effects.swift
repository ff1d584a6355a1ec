import GalleyGeometry
import GalleyLayout
import GalleyPicture

extension PictureBuilder {
  mutating func drawFiltered(_ inner: Inner, _ filter: DrawingFilter, _ frame: Rect) {
    guard let filter = filter.filter(in: frame) else { return draw(inner) }
    drawGroup(of: inner) { $0.filter = filter }
  }

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

  mutating func drawTransformed(_ inner: Inner, _ effect: DrawingTransform, _ frame: Rect) {
    drawTransformed(inner, effect.transform(in: frame.size), frame)
  }

  mutating func drawTransformed(_ inner: Inner, _ map: AffineTransform, _ frame: Rect) {
    if map.isTranslation { return draw(inner, at: frame.origin + Point(x: map.tx, y: map.ty)) }
    let onCanvas = map.around(frame.origin)
    // Content that is flattened to a line or point is invisible.
    guard let back = onCanvas.inverse else { return }
    let items = itemsApart(of: inner, frame, in: back(window))
    if !items.isEmpty { append(.group(.init(items, transform: onCanvas))) }
  }

  mutating func drawProjected(_ inner: Inner, _ effect: any GeometryEffect, _ frame: Rect) {
    let map = effect.effectValue(size: frame.size)
    if let plain = map.affine { return drawTransformed(inner, plain, frame) }
    let onCanvas = map.around(frame.origin)
    guard onCanvas.inverse != nil else { return }
    // The visible part of a plane in perspective is close to its frame, which bounds the area to draw.
    let near = frame.insetBy(dx: -frame.width, dy: -frame.height)
    let items = itemsApart(of: inner, frame, in: near)
    if !items.isEmpty { append(.group(.init(items, filter: .projection(onCanvas)))) }
  }

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
