import CPangoCairo
import GalleyGeometry
import GalleyPicture

extension CairoCanvas {
  /// Draws a group and its shadow. On pixels, the group is drawn on a layer whose alpha gives the shadow. On a page,
  /// only the shadow is a bitmap. `outer` maps the group's parent to the device.
  func draw(
    _ group: Picture.Group, casting shadow: Picture.Shadow, outer: AffineTransform
  ) throws(PaintError) {
    guard medium == .pixels else {
      if let cast = try shadowOnPage(shadow, of: group, outer: outer) { put(cast) }
      return try drawClipped(group)
    }
    guard let cast = try knownCast(of: group, shadow, outer: outer) else { return }
    put(cast.shadow)
    if let layer = cast.layer { put(layer) }
  }

  private func knownCast(
    of group: Picture.Group, _ shadow: Picture.Shadow, outer: AffineTransform
  ) throws(PaintError) -> CastLayer? {
    if !casts.isEmpty, let known = casts[CastPlace(group, in: outer)] { return known }
    return try castLayer(of: group, shadow, outer: outer)
  }

  /// Draws the layers of a group and its shadow. ``state`` must be the state inside the group. If inner groups also
  /// cast shadows, a single layer is used for both the group and its shadow, because drawing it twice would double the
  /// time for every level of nesting.
  func castLayer(
    of group: Picture.Group, _ shadow: Picture.Shadow, outer: AffineTransform
  ) throws(PaintError) -> CastLayer? {
    let fall = DeviceShadow(shadow, through: outer)
    guard let area = layerArea(of: group, fall, outer: outer) else { return nil }
    let isOneLayer = fall.coarseness == 1 || !isVast(area) && group.hasShadowsInside
    let resolution = isOneLayer ? 1 : 1 / fall.coarseness
    guard let layer = try layer(of: group, over: area, resolution: resolution, haze: state.haze.adding(fall)) else {
      return nil
    }
    let cast = try self.shadow(shadow, fall, of: layer, reducing: isOneLayer ? Int(fall.coarseness) : 1)
    notes?.note(group, parent: outer.followed(by: toNotes), cast, at: cast.place.followed(by: toNotes))
    if isOneLayer { return CastLayer(layer: layer, shadow: cast) }
    // The low-resolution layer was used only for the shadow.
    guard let visible = area.intersection(state.visible.roundedOut) else { return CastLayer(layer: nil, shadow: cast) }
    let sharp = try self.layer(of: group, over: visible, resolution: 1, haze: state.haze)
    return CastLayer(layer: sharp, shadow: cast)
  }

  private func shadowOnPage(
    _ shadow: Picture.Shadow, of group: Picture.Group, outer: AffineTransform
  ) throws(PaintError) -> SoftShadow? {
    // A soft shadow needs no more than two pixels per point.
    let resolution = shadow.radius * outer.magnification < 4 ? 4.0 : 2
    let fine = DeviceShadow(shadow, through: outer.followed(by: AffineTransform(scale: resolution)))
    guard let area = layerArea(of: group, DeviceShadow(shadow, through: outer), outer: outer),
      let layer = try layer(of: group, over: area, resolution: resolution / fine.coarseness, haze: Haze())
    else { return nil }
    return try self.shadow(shadow, fine, of: layer, resolution: resolution)
  }

  func put(_ layer: PaintedLayer) {
    if layer.pixel == 1 {
      cairo_set_source_surface(context, layer.surface.handle, layer.corner.x, layer.corner.y)
    } else {
      let place = AffineTransform(scale: layer.pixel)
        .followed(by: AffineTransform(translationX: layer.corner.x, y: layer.corner.y))
      withMatrix(place) { cairo_set_source_surface(context, layer.surface.handle, 0, 0) }
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    }
    cairo_paint_with_alpha(context, state.fade)
  }

  private func put(_ shadow: SoftShadow) {
    let color = shadow.color
    guard color.alpha * state.fade > 0 else { return }
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * state.fade)
    withMatrix(shadow.place) { cairo_mask_surface(context, shadow.mask.handle, 0, 0) }
  }

  func layerArea(of group: Picture.Group, _ fall: DeviceShadow, outer: AffineTransform) -> Rect? {
    let reach = min(fall.reach, state.haze.adding(fall).margin - state.haze.margin).rounded(.up)
    let shading = state.visible.offsetBy(Point.zero - fall.offset).outset(by: reach)
    let bounds = group.shapeBounds(in: outer)?.outset(by: 1)
    return bounds?.intersection(state.visible.union(shading))?.roundedOut
  }

  func isVast(_ area: Rect, resolution: Double = 1, minimum: Double = 4_194_304) -> Bool {
    let pixels = resolution * resolution
    return area.width * area.height * pixels > max(minimum, state.visible.width * state.visible.height * pixels * 4)
  }

  /// Creates a shadow from a layer. `fall` is in pixels that are `1 / resolution` units wide. The pixels of `layer`
  /// have this width if `reducing` is greater than 1; otherwise, they are ``DeviceShadow/coarseness`` times as wide.
  /// `reducing` is the number of layer pixels per side that are combined into one.
  private func shadow(
    _ shadow: Picture.Shadow, _ fall: DeviceShadow, of layer: PaintedLayer, resolution: Double = 1, reducing: Int = 1
  ) throws(PaintError) -> SoftShadow {
    let margin = (fall.reach / fall.coarseness).rounded(.up)
    let mask = try AlphaBlur(deviation: fall.layerDeviation)
      .mask(of: layer.surface, in: layer.ink, margin: Int(margin), reducing: reducing)
    let pixel = fall.coarseness / resolution
    let ink = Point(x: Double(layer.ink.columns.lowerBound), y: Double(layer.ink.rows.lowerBound))
    let corner = Point(
      x: layer.corner.x + ink.x * layer.pixel + fall.offset.x / resolution - margin * pixel,
      y: layer.corner.y + ink.y * layer.pixel + fall.offset.y / resolution - margin * pixel)
    let place = AffineTransform(scale: pixel).followed(by: AffineTransform(translationX: corner.x, y: corner.y))
    return SoftShadow(mask: mask, place: place, color: shadow.color)
  }
}
