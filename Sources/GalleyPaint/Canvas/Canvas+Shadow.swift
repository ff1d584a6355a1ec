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
    let fine = DeviceShadow(shadow, through: outer.followed(by: AffineTransform(scale: resolution)))
    guard let area = layerArea(of: group, DeviceShadow(shadow, through: outer), outer: outer),
      let layer = try layer(of: group, over: area, resolution: resolution / fine.coarseness)
    else { return }
    try cast(shadow, fine, from: layer, at: area.origin, resolution: resolution)
    guard medium == .pixels else { return try drawClipped(group) }
    guard fine.coarseness > 1 else { return put(layer, at: area.origin) }
    // The coarse layer was for the shadow only.
    let visible = area.intersection(state.visible.roundedOut)
    guard let visible, let sharp = try self.layer(of: group, over: visible, resolution: 1) else { return }
    put(sharp, at: visible.origin)
  }

  /// Puts `layer` on the canvas with its corner at `origin`.
  private func put(_ layer: ImageSurface, at origin: Point) {
    cairo_set_source_surface(context, layer.handle, origin.x, origin.y)
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
    let width = min(limit, (area.width * resolution).rounded(.up))
    let height = min(limit, (area.height * resolution).rounded(.up))
    guard width >= 1, height >= 1 else { return nil }
    let surface = try ImageSurface(width: Int(width), height: Int(height))
    let map = AffineTransform(translationX: -area.minX, y: -area.minY).followed(by: AffineTransform(scale: resolution))
    // On a coarse layer edges stay between pixels: put on them they would lie where they are not.
    let canvas = try Canvas(
      surface.handle, medium: .pixels, scale: scale * max(1, resolution), transform: state.transform.followed(by: map),
      visible: Rect(x: 0, y: 0, width: width, height: height), store: store)
    try canvas.drawClipped(group)
    try canvas.finish()
    return surface
  }

  /// Paints the shadow of `layer`, whose top-left corner lies at `origin`; `fall` is in pixels of `1 / resolution` units,
  /// of which a pixel of the layer is ``DeviceShadow/coarseness``.
  private func cast(
    _ shadow: Picture.Shadow, _ fall: DeviceShadow, from layer: ImageSurface, at origin: Point, resolution: Double
  ) throws(PaintError) {
    let margin = (fall.reach / fall.coarseness).rounded(.up)
    let mask = try AlphaBlur(deviation: fall.layerDeviation).mask(of: layer, margin: Int(margin))
    guard setSource(.color(shadow.color)) else { return }
    let pixel = fall.coarseness / resolution
    let corner = Point(
      x: origin.x + fall.offset.x / resolution - margin * pixel,
      y: origin.y + fall.offset.y / resolution - margin * pixel)
    let place = AffineTransform(scale: pixel).followed(by: AffineTransform(translationX: corner.x, y: corner.y))
    withMatrix(place) { cairo_mask_surface(context, mask.handle, 0, 0) }
  }
}
