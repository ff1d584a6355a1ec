import CPangoCairo
import GalleyGeometry
import GalleyPicture

extension Canvas {
  /// Puts the text of a run on the page without showing it.
  func drawInvisibleText(of glyphs: Picture.Glyphs, in font: InvisibleFont) throws(PaintError) {
    let run = glyphs.run
    let scaled = try font.scaled(size: run.size * state.transform.magnification, options: store.fonts.options)
    cairo_set_scaled_font(context, scaled.handle)
    cairo_set_source_rgb(context, 0, 0, 0)
    for piece in run.pieces {
      let pen = state.transform(glyphs.origin + Point(x: piece.x, y: 0))
      var glyph = cairo_glyph_t(index: font.glyph(for: piece.text), x: pen.x, y: pen.y)
      var text = piece.text
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

extension GlyphRun {
  /// The text of each cluster that has glyphs, and where its leftmost glyph stands.
  fileprivate var pieces: [(text: String, x: Double)] {
    let bytes = Array(text.utf8)
    var pieces: [(text: String, x: Double)] = []
    var (nextByte, nextGlyph) = (0, 0)
    for cluster in clusters {
      let byteEnd = min(bytes.count, nextByte + cluster.bytes)
      let glyphEnd = min(glyphs.count, nextGlyph + cluster.glyphs)
      // Glyphs of right-to-left text stand in reverse.
      let indices =
        isRightToLeft ? (glyphs.count - glyphEnd)..<(glyphs.count - nextGlyph) : nextGlyph..<glyphEnd
      let text = String(decoding: bytes[nextByte..<byteEnd], as: UTF8.self)
      if let x = glyphs[indices].map(\.x).min() { pieces.append((text, x)) }
      (nextByte, nextGlyph) = (byteEnd, glyphEnd)
    }
    return pieces
  }
}
