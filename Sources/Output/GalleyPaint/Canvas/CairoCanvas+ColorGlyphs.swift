import CPangoCairo
import GalleyGeometry
import GalleyPicture

extension CairoCanvas {
  func drawColored(_ glyphs: Picture.Glyphs) throws(PaintError) {
    let alpha = glyphs.paint.greatestAlpha
    guard alpha * state.fade > 0 else { return }
    let fade = state.fade
    state.fade = fade * alpha
    defer { state.fade = fade }
    let strikes = try store.fonts.strikes(of: glyphs.run.font)
    for glyph in glyphs.run.glyphs {
      let em = glyphs.run.size * state.transform.magnification * (medium == .page ? 4 : 1)
      guard let strike = try strikes.glyph(glyph.id, em: em) else { continue }
      try draw(strike, pen: glyphs.origin + Point(x: glyph.x, y: glyph.y), size: glyphs.run.size)
    }
    if let invisibleFont { try drawInvisibleText(of: glyphs, in: invisibleFont) }
  }

  private func draw(_ strike: ColorStrikes.Glyph, pen: Point, size: Double) throws(PaintError) {
    let points = size / strike.em
    let rect = Rect(
      x: strike.left * points, y: -strike.top * points,
      width: Double(strike.surface.width) * points, height: Double(strike.surface.height) * points)
    guard isOnGrid else {
      return paint(strike.surface, over: rect.offsetBy(pen), through: state.transform, filter: CAIRO_FILTER_GOOD)
    }
    let target = AffineTransform(scale: scale)(rect).snappedToPixels.offsetBy(pixelPlace(pen))
    let surface = try store.images.surface(
      strike, width: Int(target.width), height: Int(target.height))
    paint(surface, over: target, through: .identity, filter: CAIRO_FILTER_BILINEAR)
  }
}
