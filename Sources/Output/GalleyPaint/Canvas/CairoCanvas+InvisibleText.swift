import CPangoCairo
import GalleyGeometry
import GalleyPicture

extension CairoCanvas {
  func drawInvisibleText(of glyphs: Picture.Glyphs, in font: InvisibleFont) throws(PaintError) {
    let run = glyphs.run
    let scaled = try font.scaled(size: run.size * state.transform.magnification, options: store.fonts.options)
    cairo_set_scaled_font(context, scaled.handle)
    cairo_set_source_rgb(context, 0, 0, 0)
    let bytes = Array(run.text.utf8)
    for piece in run.pieces {
      let x = run.glyphs[piece.glyphs].map(\.x).min() ?? 0
      let pen = state.transform(glyphs.origin + Point(x: x, y: 0))
      var text = String(decoding: bytes[piece.bytes], as: UTF8.self)
      var glyph = cairo_glyph_t(index: font.glyph(for: text), x: pen.x, y: pen.y)
      text.withUTF8 { bytes in
        var cluster = cairo_text_cluster_t(num_bytes: Int32(bytes.count), num_glyphs: 1)
        bytes.withMemoryRebound(to: CChar.self) { characters in
          cairo_show_text_glyphs(
            context, characters.baseAddress, Int32(characters.count), &glyph, 1, &cluster, 1,
            cairo_text_cluster_flags_t(rawValue: 0))
        }
      }
    }
  }
}
