import CPangoCairo
import GalleyGeometry
import GalleyPicture

extension CairoCanvas {
  func draw(_ fill: Picture.Fill) throws(PaintError) {
    guard !fill.path.isEmpty, try setSource(fill.paint, over: state.transform(fill.path.bounds)) else { return }
    if !isOnGrid, let hairline = Hairline(fill.path) { return draw(hairline) }
    traceSnapped(fill.path)
    if fill.isEvenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
    cairo_fill(context)
    if fill.isEvenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING) }
  }

  /// Draws a thin rectangle as a line. Viewers of pages keep thin lines visible at every zoom level, but may omit a
  /// thin area between two pixels.
  private func draw(_ hairline: Hairline) {
    trace(.elements([.move(hairline.start), .line(hairline.end)]), through: state.transform)
    setDashes([])
    withMatrix(state.transform) {
      cairo_set_line_width(context, hairline.width)
      cairo_stroke(context)
    }
  }

  func draw(_ stroke: Picture.Stroke) throws(PaintError) {
    let bounds = Picture.Item.stroke(stroke).bounds(through: state.transform)
    guard stroke.width > 0, try setSource(stroke.paint, over: bounds) else { return }
    if isOnGrid, let line = CrispStroke(stroke, through: state.transform, scale: scale) {
      drawCrisp(line, dashes: stroke.dashes)
    } else {
      trace(stroke.path, through: state.transform)
      setDashes(stroke.dashes, phase: stroke.style.dashPhase)
      withMatrix(state.transform) {
        cairo_set_line_width(context, stroke.width)
        setCorners(stroke.style)
        cairo_stroke(context)
        setCorners(StrokeStyle())
      }
    }
  }

  private func drawCrisp(_ line: CrispStroke, dashes: [Double]) {
    trace(line.path, through: .identity)
    if line.isFilled {
      cairo_fill(context)
    } else {
      setDashes(dashes.map { $0 * scale })
      cairo_set_line_width(context, line.width)
      cairo_stroke(context)
    }
  }

  private func setCorners(_ style: StrokeStyle) {
    switch style.lineCap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.lineJoin {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, style.safeLimit)
  }

  private func setDashes(_ dashes: [Double], phase: Double = 0) {
    // If a dash is negative or all dashes are zero, Cairo would put the context into a permanent error state.
    let isValid = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
    cairo_set_dash(context, dashes, isValid ? Int32(clamping: dashes.count) : 0, phase.isFinite ? phase : 0)
  }

  func traceSnapped(_ path: Path) {
    if isOnGrid, let snapped = path.snapped(by: state.transform, scale: scale) {
      trace(snapped, through: .identity)
    } else {
      trace(path, through: state.transform)
    }
  }
}

extension Path {
  /// Returns a rectangle in device units with edges on pixels, or nil for all other paths.
  func snapped(by transform: AffineTransform, scale: Double) -> Path? {
    switch self {
    case .rect(let rect): .rect(transform(rect).snappedToPixels)
    case .roundedRect(let rect, let radius, let style):
      .roundedRect(transform(rect).snappedToPixels, cornerRadius: radius * scale, style: style)
    case .ellipse, .elements: nil
    }
  }
}

extension Rect {
  /// The rectangle with its edges moved to pixels. A side that is not empty remains at least one unit long.
  var snappedToPixels: Rect {
    var rect = PixelGrid(scale: 1).snap(self)
    if width > 0, rect.width < 1 { rect.size.width = 1 }
    if height > 0, rect.height < 1 { rect.size.height = 1 }
    return rect
  }
}
