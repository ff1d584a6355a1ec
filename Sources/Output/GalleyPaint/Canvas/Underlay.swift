import CPangoCairo
import GalleyGeometry

struct Underlay {
  let surface: OpaquePointer
  let map: AffineTransform

  init(_ surface: OpaquePointer, map: AffineTransform = .identity) { (self.surface, self.map) = (surface, map) }

  func seen(through further: AffineTransform) -> Underlay { Underlay(surface, map: map.followed(by: further)) }
}

extension CairoCanvas {
  var topSurface: OpaquePointer { cairo_get_group_target(context) }

  func pushLayer() {
    underlays.append(Underlay(topSurface))
    cairo_push_group(context)
  }

  func popLayer() -> OpaquePointer? {
    underlays.removeLast()
    return cairo_pop_group(context)
  }

  func drawnSoFar(in area: Rect) throws(PaintError) -> ImageSurface {
    let picture = try ImageSurface(width: Int(area.width), height: Int(area.height))
    guard let copy = cairo_create(picture.handle) else { throw .cairo(status: "no context") }
    defer { cairo_destroy(copy) }
    for underlay in underlays + [Underlay(topSurface)] {
      cairo_surface_flush(underlay.surface)
      var matrix = underlay.map.followed(by: AffineTransform(translationX: -area.minX, y: -area.minY)).matrix
      cairo_set_matrix(copy, &matrix)
      cairo_set_source_surface(copy, underlay.surface, 0, 0)
      cairo_paint(copy)
    }
    try check(cairo_status(copy))
    return picture
  }
}
