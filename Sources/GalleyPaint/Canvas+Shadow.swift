import CPangoCairo
import GalleyGeometry
import GalleyPicture

extension Canvas {
  /// Draws `group` over its shadow; `outer` maps the group's parent to the device.
  ///
  /// On pixels the group is painted once, beside the canvas: its alpha becomes the shadow, then it is put over it.
  /// On a page only the shadow is a bitmap; shapes and text stay what they are.
  func draw(
    _ group: Picture.Group, casting shadow: Picture.Shadow, outer: AffineTransform
  ) throws(PaintError) {
    // A soft shadow has no detail that twice a page's units could not hold.
    let resolution = medium == .pixels ? 1.0 : shadow.radius * outer.magnification < 4 ? 4 : 2
    guard let area = layerArea(of: group, DeviceShadow(shadow, through: outer), outer: outer),
      let layer = try layer(of: group, over: area, resolution: resolution)
    else { return }
    let fine = DeviceShadow(shadow, through: outer.followed(by: AffineTransform(scale: resolution)))
    try cast(shadow, fine, from: layer, at: area.origin, resolution: resolution)
    guard medium == .pixels else { return try drawClipped(group) }
    cairo_set_source_surface(context, layer.handle, area.minX, area.minY)
    cairo_paint_with_alpha(context, state.fade)
  }

  /// The part of the device whose items show themselves or their shadow.
  private func layerArea(of group: Picture.Group, _ fall: DeviceShadow, outer: AffineTransform) -> Rect? {
    let shading = state.visible.offsetBy(Point.zero - fall.offset).outset(by: fall.reach)
    let bounds = group.shapeBounds(in: outer)?.outset(by: 1)
    return bounds?.intersection(state.visible.union(shading))?.roundedOut
  }

  /// `group` without fading or shadow, painted on pixels of its own.
  private func layer(
    of group: Picture.Group, over area: Rect, resolution: Double
  ) throws(PaintError) -> ImageSurface? {
    let limit = Double(CanvasSize.sideLimit)
    let (width, height) = (min(limit, area.width * resolution), min(limit, area.height * resolution))
    let surface = try ImageSurface(width: Int(width), height: Int(height))
    let map = AffineTransform(translationX: -area.minX, y: -area.minY).followed(by: AffineTransform(scale: resolution))
    let canvas = try Canvas(
      surface.handle, medium: .pixels, scale: scale * resolution, transform: state.transform.followed(by: map),
      visible: Rect(x: 0, y: 0, width: width, height: height), store: store)
    try canvas.drawClipped(group)
    try canvas.finish()
    return surface
  }

  /// Paints the shadow of `layer`, whose top-left corner lies at `origin` and whose pixels are `1 / resolution` units.
  private func cast(
    _ shadow: Picture.Shadow, _ fall: DeviceShadow, from layer: ImageSurface, at origin: Point, resolution: Double
  ) throws(PaintError) {
    let margin = Int(fall.reach)
    let mask = try AlphaBlur(deviation: fall.deviation).mask(of: layer, margin: margin)
    guard setSource(.color(shadow.color)) else { return }
    let corner = Point(
      x: origin.x + (fall.offset.x - fall.reach) / resolution, y: origin.y + (fall.offset.y - fall.reach) / resolution)
    let place = AffineTransform(scale: 1 / resolution)
      .followed(by: AffineTransform(translationX: corner.x, y: corner.y))
    withMatrix(place) { cairo_mask_surface(context, mask.handle, 0, 0) }
  }
}
