import CPangoCairo
import GalleyGeometry
import GalleyPicture

extension CairoCanvas {
  /// Sets the paint for the next drawing. Returns false if the paint is invisible.
  func setSource(_ paint: Paint, over bounds: Rect?) throws(PaintError) -> Bool {
    guard paint.greatestAlpha * state.fade > 0 else { return false }
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * state.fade)
      return true
    case .linearGradient(let gradient):
      let (start, end) = (gradient.start, gradient.end)
      return set(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient.stops, through: state.transform)
    case .radialGradient(let gradient):
      // The circles are centred at the origin and then stretched and moved.
      let place = AffineTransform(
        a: 1, b: 0, c: 0, d: gradient.stretch, tx: gradient.center.x, ty: gradient.center.y)
      return set(
        cairo_pattern_create_radial(0, 0, gradient.startRadius, 0, 0, gradient.endRadius), gradient.stops,
        through: place.followed(by: state.transform))
    case .angularGradient(let gradient): return try set(gradient, over: bounds)
    case .meshGradient(let gradient): return try set(gradient, over: bounds)
    }
  }

  private func set(_ pattern: OpaquePointer?, _ stops: [Paint.Stop], through map: AffineTransform) -> Bool {
    guard let pattern else { return false }
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha * state.fade)
    }
    withMatrix(map) { cairo_set_source(context, pattern) }
    return true
  }

  private func set(_ gradient: Paint.AngularGradient, over bounds: Rect?) throws(PaintError) -> Bool {
    guard let back = state.transform.inverse, let area = clipArea(in: bounds) else { return false }
    // A page has no pixel resolution, so four pixels per point are used, which look sharp.
    let resolution = medium == .pixels ? 1.0 : 4
    let limit = Double(CanvasSize.sideLimit)
    let (width, height) = (min(limit, area.width * resolution), min(limit, area.height * resolution))
    guard width >= 1, height >= 1 else { return false }
    let surface = try ImageSurface(width: Int(width), height: Int(height))
    let place = AffineTransform(scale: 1 / resolution)
      .followed(by: AffineTransform(translationX: area.minX, y: area.minY))
    AngularFill(gradient, fade: state.fade).paint(surface, through: place.followed(by: back))
    withMatrix(place) { cairo_set_source_surface(context, surface.handle, 0, 0) }
    cairo_pattern_set_filter(
      cairo_get_source(context), medium == .pixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    return true
  }

  private func clipArea(in bounds: Rect?) -> Rect? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let clip = Rect(x: left, y: top, width: right - left, height: bottom - top)
    let visible = clip.intersection(state.visible)?.roundedOut
    // One pixel is added on each side, because edges may be snapped to pixels.
    return bounds.map { bounds in visible?.intersection(bounds.outset(by: 1).roundedOut) } ?? visible
  }
}

extension CairoCanvas {
  private func set(_ gradient: Paint.MeshGradient, over bounds: Rect?) throws(PaintError) -> Bool {
    guard let area = clipArea(in: bounds) else { return false }
    let resolution = medium == .pixels ? 1.0 : 4
    let limit = Double(CanvasSize.sideLimit)
    let (width, height) = (min(limit, area.width * resolution), min(limit, area.height * resolution))
    guard width >= 1, height >= 1 else { return false }
    let surface = try ImageSurface(width: Int(width), height: Int(height))
    let place = AffineTransform(scale: 1 / resolution)
      .followed(by: AffineTransform(translationX: area.minX, y: area.minY))
    guard let toSurface = place.inverse else { return false }
    MeshFill(gradient, fade: state.fade).paint(surface, through: state.transform.followed(by: toSurface))
    withMatrix(place) { cairo_set_source_surface(context, surface.handle, 0, 0) }
    cairo_pattern_set_filter(
      cairo_get_source(context), medium == .pixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    return true
  }
}
