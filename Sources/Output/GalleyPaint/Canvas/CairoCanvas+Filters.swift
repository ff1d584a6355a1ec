import CPangoCairo
import GalleyGeometry
import GalleyPicture

extension CairoCanvas {
  /// Draws a group with a filter. ``state`` must be the state inside the group.
  func draw(_ group: Picture.Group, through filter: Picture.Filter) throws(PaintError) {
    var plain = group
    (plain.filter, plain.transform) = (nil, .identity)
    switch filter {
    case .colors(let matrix):
      // A page has no pixel resolution, so four pixels per point are used.
      guard let layer = try layer(of: plain, reach: 0, resolution: medium == .pixels ? 1 : 4) else { return }
      PixelColors(matrix).apply(to: layer.surface)
      put(layer)
    case .projection(let projection):
      guard let layer = try projectedLayer(of: plain, through: projection) else { return }
      put(layer)
    case .blur(let radius, let bounds):
      let blur = DeviceBlur(radius: radius, through: state.transform)
      let resolution = medium == .pixels ? 1 : blur.pageResolution
      if let bounds {
        try drawBlurred(plain, by: blur, resolution, in: bounds)
      } else {
        guard let layer = try blurredLayer(of: plain, by: blur, resolution) else { return }
        put(layer)
      }
    }
  }

  /// Draws a blur inside `bounds`. The colours at the edges are extended, so that the background does not show through.
  private func drawBlurred(
    _ group: Picture.Group, by blur: DeviceBlur, _ resolution: Double, in bounds: Rect
  ) throws(PaintError) {
    var group = group
    group.items = [.group(.init(group.items, clip: group.clip, mask: group.mask, backdrop: group.backdrop))]
    (group.clip, group.mask, group.backdrop) = (.rect(bounds), nil, nil)
    guard let blurred = try blurredLayer(of: group, by: blur, resolution, repeatsEdges: true),
      let visible = visiblePart(of: .rect(bounds))
    else { return }
    narrow(to: visible)
    cairo_save(context)
    defer { cairo_restore(context) }
    traceSnapped(.rect(bounds))
    cairo_clip(context)
    blurred.surface.makeOpaque()
    put(blurred)
  }

  /// Draws a group on a layer. `reach` is in units, and `resolution` is in pixels per unit.
  private func layer(
    of group: Picture.Group, reach: Double, resolution: Double
  ) throws(PaintError) -> PaintedLayer? {
    guard let area = filteredArea(of: group, reach: reach) else { return nil }
    return try layer(of: group, over: area, resolution: resolution, haze: Haze())
  }

  private func blurredLayer(
    of group: Picture.Group, by blur: DeviceBlur, _ resolution: Double, repeatsEdges: Bool = false
  ) throws(PaintError) -> PaintedLayer? {
    guard let area = filteredArea(of: group, reach: blur.reach) else { return nil }
    let fine = blur.at(resolution)
    let isCoarse = isVast(area, resolution: resolution, minimum: 1_048_576)
    let pixels = isCoarse ? resolution / Double(fine.coarseness) : resolution
    guard let layer = try layer(of: group, over: area, resolution: pixels, haze: Haze()) else { return nil }
    return try (isCoarse ? fine.ofCoarsePixels : fine).blurred(layer, repeatsEdges: repeatsEdges)
  }

  private func filteredArea(of group: Picture.Group, reach: Double) -> Rect? {
    let bounds = group.shapeBounds(in: state.transform)?.outset(by: 1)
    return bounds?.intersection(state.visible.outset(by: reach))?.roundedOut
  }

  func draw(_ backdrop: Picture.Backdrop) throws(PaintError) {
    // In pictures for pages, backdrops were already replaced by images.
    guard medium == .pixels else { return }
    let blur = DeviceBlur(radius: backdrop.radius, through: state.transform)
    guard let area = state.visible.outset(by: blur.reach).intersection(extent)?.roundedOut,
      let seen = state.visible.intersection(area)
    else { return }
    let beneath = try drawnSoFar(in: area)
    let all = PixelArea(columns: 0..<beneath.width, rows: 0..<beneath.height)
    let layer = PaintedLayer(surface: beneath, corner: area.origin, pixel: 1, ink: all)
    let blurred = try blur.blurred(layer, repeatsEdges: true)
    PixelColors(backdrop.colors).apply(to: blurred.surface)
    cairo_save(context)
    defer { cairo_restore(context) }
    trace(.rect(seen), through: .identity)
    cairo_clip(context)
    put(blurred)
  }
}
