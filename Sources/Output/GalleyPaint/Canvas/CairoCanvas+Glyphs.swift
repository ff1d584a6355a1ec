import CPangoCairo
import GalleyGeometry
import GalleyPicture

extension CairoCanvas {
  func draw(_ glyphs: Picture.Glyphs) throws(PaintError) {
    guard glyphs.run.size > 0, !glyphs.run.glyphs.isEmpty else { return }
    if glyphs.run.isColor { return try drawColored(glyphs) }
    let bounds = Picture.Item.glyphs(glyphs).bounds(through: state.transform)
    guard try setSource(glyphs.paint, over: bounds) else { return }
    if !isUpright {
      try drawTurned(glyphs)
    } else if medium == .pixels {
      try drawOnPixels(glyphs)
    } else {
      try drawSelectable(glyphs)
    }
  }

  /// Draws text on pixels. Cairo 1.16 rounds glyph origins to whole pixels, and later versions round them to quarters
  /// of a pixel. Rounding them here gives the same result for all versions.
  private func drawOnPixels(_ glyphs: Picture.Glyphs) throws(PaintError) {
    let run = glyphs.run
    cairo_set_scaled_font(context, try store.fonts.scaled(run.font, size: run.size * scale).handle)
    withDeviceGlyphs(of: glyphs, through: pixelPlace) { cairo_show_glyphs(context, $0.baseAddress, Int32($0.count)) }
  }

  func pixelPlace(_ point: Point) -> Point {
    let place = state.transform(point)
    let grid = PixelGrid(scale: 1)
    return Point(x: grid.snap(place.x), y: grid.snap(place.y))
  }

  private func drawSelectable(_ glyphs: Picture.Glyphs) throws(PaintError) {
    let run = glyphs.run
    cairo_set_scaled_font(context, try store.fonts.scaled(run.font, size: run.size * scale).handle)
    withDeviceGlyphs(of: glyphs, through: { state.transform($0) }) { showText(run, $0) }
  }

  /// Draws rotated or scaled text. On pixels, it is drawn as outlines, so that it moves smoothly in an animation.
  private func drawTurned(_ glyphs: Picture.Glyphs) throws(PaintError) {
    let run = glyphs.run
    // FreeType limits the size of glyphs to 65,535 pixels. Larger glyphs are drawn as scaled outlines.
    guard run.size * state.transform.magnification <= CairoCanvas.glyphLimit else { return try drawEnlarged(glyphs) }
    let face = try store.fonts.face(run.font)
    cairo_save(context)
    defer { cairo_restore(context) }
    withDeviceGlyphs(of: glyphs, through: { $0 }) { placed in
      withMatrix(state.transform) {
        cairo_set_font_face(context, face.handle)
        cairo_set_font_options(context, store.fonts.options.handle)
        cairo_set_font_size(context, run.size)
        if medium == .page {
          showText(run, placed)
        } else {
          cairo_new_path(context)
          cairo_glyph_path(context, placed.baseAddress, Int32(placed.count))
          cairo_fill(context)
        }
      }
    }
  }

  private static let glyphLimit = 16_384.0

  private func drawEnlarged(_ glyphs: Picture.Glyphs) throws(PaintError) {
    let outlines = try store.outlines()
    let units = AffineTransform(scale: glyphs.run.size / GlyphOutlines.em)
    for glyph in glyphs.run.glyphs {
      let place = glyphs.origin + Point(x: glyph.x, y: glyph.y)
      let map = units.followed(by: AffineTransform(translationX: place.x, y: place.y)).followed(by: state.transform)
      trace(.elements(try outlines.outline(of: glyph.id, in: glyphs.run.font)), through: map)
      cairo_fill(context)
    }
  }

  private func showText(_ run: GlyphRun, _ glyphs: UnsafeBufferPointer<cairo_glyph_t>) {
    let clusters = run.clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
    }
    let flags = run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    var text = run.text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cairo_show_text_glyphs(
          context, characters.baseAddress, Int32(characters.count), glyphs.baseAddress, Int32(glyphs.count), clusters,
          Int32(clusters.count), flags)
      }
    }
  }

  private func withDeviceGlyphs(
    of glyphs: Picture.Glyphs, through place: (Point) -> Point, _ body: (UnsafeBufferPointer<cairo_glyph_t>) -> Void
  ) {
    let run = glyphs.run
    withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) { placed in
      for (index, glyph) in run.glyphs.enumerated() {
        let point = place(glyphs.origin + Point(x: glyph.x, y: glyph.y))
        placed.initializeElement(at: index, to: cairo_glyph_t(index: UInt(glyph.id), x: point.x, y: point.y))
      }
      body(UnsafeBufferPointer(placed))
    }
  }
}
