import GalleyGeometry
import GalleyPicture

extension CairoCanvas {
  func projectedLayer(
    of group: Picture.Group, through projection: ProjectionTransform
  ) throws(PaintError) -> PaintedLayer? {
    let toDevice = state.transform
    guard let flat = group.shapeBounds(in: .identity)?.outset(by: 1), let shown = projection(flat),
      let area = toDevice(shown).outset(by: 1).intersection(state.visible)?.roundedOut, area.width >= 1,
      area.height >= 1, let back = projection.concatenating(ProjectionTransform(toDevice)).inverse
    else { return nil }
    let scale = toDevice.magnification * (medium == .pixels ? 1 : 4)
    guard let layer = try flatLayer(of: group, in: flat, scale: scale) else { return nil }
    let toLayer = AffineTransform(scale: scale)
      .followed(by: AffineTransform(translationX: -layer.corner.x, y: -layer.corner.y))
    let pixels = ProjectedPixels(source: layer.surface, map: back.concatenating(ProjectionTransform(toLayer)))
    let resolution = medium == .pixels ? 1.0 : 4
    guard let surface = try pixels.painted(over: area, resolution: resolution) else { return nil }
    let ink = PixelArea(columns: 0..<surface.width, rows: 0..<surface.height)
    return PaintedLayer(surface: surface, corner: area.origin, pixel: 1 / resolution, ink: ink)
  }

  private func flatLayer(
    of group: Picture.Group, in bounds: Rect, scale: Double
  ) throws(PaintError) -> PaintedLayer? {
    let outer = state
    defer { state = outer }
    state.transform = AffineTransform(scale: scale)
    let area = state.transform(bounds).roundedOut
    state.visible = area
    return try layer(of: group, over: area, resolution: 1, haze: Haze())
  }
}
