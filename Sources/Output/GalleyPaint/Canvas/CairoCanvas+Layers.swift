import CPangoCairo
import GalleyGeometry
import GalleyPicture

extension CairoCanvas {
  /// Draws a group on a layer, without its fade or shadow. ``state`` must be the state inside the group. Inner shadows
  /// are drawn first, so that the layer is no larger than necessary.
  func layer(
    of group: Picture.Group, over area: Rect, resolution: Double, haze: Haze
  ) throws(PaintError) -> PaintedLayer? {
    let limit = Double(CanvasSize.sideLimit)
    let width = min(limit, (area.width * resolution).rounded(.up))
    let height = min(limit, (area.height * resolution).rounded(.up))
    guard width >= 1, height >= 1 else { return nil }
    let map = AffineTransform(translationX: -area.minX, y: -area.minY).followed(by: AffineTransform(scale: resolution))
    var inside = State(
      transform: state.transform.followed(by: map), visible: Rect(x: 0, y: 0, width: width, height: height))
    inside.haze = haze.scaled(by: resolution)
    var casts: [CastPlace: CastLayer?] = [:]
    if group.hasShadowsInside {
      let probe = try canvas(on: ImageSurface(width: 1, height: 1), inside, resolution: resolution, from: map)
      let bounds = try probe.makeCasts(inside: group)?.outset(by: 1)
      guard let part = bounds?.intersection(inside.visible)?.roundedOut else { return nil }
      inside.visible = part
      casts = probe.casts
    }
    let visible = inside.visible
    let surface = try ImageSurface(width: Int(visible.width), height: Int(visible.height))
    cairo_surface_set_device_offset(surface.handle, -visible.minX, -visible.minY)
    let canvas = try canvas(on: surface, inside, resolution: resolution, from: map)
    canvas.casts = casts
    try canvas.drawClipped(group)
    try canvas.finish()
    cairo_surface_set_device_offset(surface.handle, 0, 0)
    guard let ink = try surface.inkArea() else { return nil }
    let corner = Point(x: area.minX + visible.minX / resolution, y: area.minY + visible.minY / resolution)
    return PaintedLayer(surface: surface, corner: corner, pixel: 1 / resolution, ink: ink)
  }

  private func canvas(
    on surface: ImageSurface, _ inside: State, resolution: Double, from map: AffineTransform
  ) throws(PaintError) -> CairoCanvas {
    // On a low-resolution layer, edges are not snapped to pixels, because that would displace them visibly.
    let canvas = try CairoCanvas(
      surface.handle, medium: .pixels, scale: scale * max(1, resolution), transform: inside.transform,
      visible: inside.visible, store: store)
    canvas.state = inside
    canvas.underlays = underlays.map { $0.seen(through: map) } + [Underlay(topSurface, map: map)]
    canvas.extent = map(extent)
    canvas.notes = notes
    if notes != nil, let back = map.inverse { canvas.toNotes = back.followed(by: toNotes) }
    return canvas
  }

  /// Draws the shadows of inner groups. This function must visit the same groups as ``draw(_:)``.
  private func makeCasts(inside group: Picture.Group) throws(PaintError) -> Rect? {
    guard let visible = visiblePart(of: group.clip) else { return nil }
    let outer = state
    defer { state = outer }
    narrow(to: visible)
    var bounds: Rect?
    for item in group.items where shows(item) {
      guard let part = try makeCasts(for: item) else { continue }
      bounds = bounds?.union(part) ?? part
    }
    return bounds?.intersection(visible)
  }

  private func makeCasts(for item: Picture.Item) throws(PaintError) -> Rect? {
    let outer = state
    guard case .group(let group) = item, group.blendMode == .normal, group.filter == nil else {
      return item.bounds(through: outer.transform)
    }
    defer { state = outer }
    state.transform = group.transform.followed(by: outer.transform)
    guard group.opacity > 0, state.transform.isInvertible else { return nil }
    guard let shadow = group.shadow else { return try makeCasts(inside: group) }
    let cast = try castLayer(of: group, shadow, outer: outer.transform)
    casts[CastPlace(group, in: outer.transform)] = .some(cast)
    return cast?.bounds
  }
}
