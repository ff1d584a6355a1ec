import CPangoCairo
import GalleyPicture

/// The glyphs of an ellipsis. The last glyph keeps its own width, which Pango would extend to the end of the line.
struct EllipsisGlyphs {
  let run: GlyphRun

  init(_ item: PangoGlyphItem, _ glyphs: ItemGlyphs, in segment: Segment, of job: ParagraphJob) {
    let size = job.font(of: segment).layoutSize
    let natural = EllipsisGlyphs.naturalWidth(of: item, glyphs)
    // If the face has no ellipsis (the emoji face, for example), Pango uses three dots.
    if glyphs.visible.count == 3, let own = EllipsisGlyphs.own(of: segment, size: size, atMost: glyphs.width) {
      run = own
      return
    }
    let face = EllipsisGlyphs.face(of: item, in: job) ?? segment.face
    run = GlyphRun(
      font: face.face, size: size,
      glyphs: glyphs.visible.map { $0.glyph.moved(right: face.shift(of: $0.glyph.id) * size, up: 0) }, text: "…",
      clusters: [GlyphRun.Cluster(bytes: "…".utf8.count, glyphs: glyphs.visible.count)],
      isRightToLeft: glyphs.isRightToLeft, width: PangoUnits.points(natural), isColor: false)
  }

  private static func face(of item: PangoGlyphItem, in job: ParagraphJob) -> LoadedFace? {
    guard let font = item.item?.pointee.analysis.font, let description = pango_font_describe(font) else { return nil }
    defer { pango_font_description_free(description) }
    let alias = pango_font_description_get_family(description).map { String(cString: $0) }
    return job.segments.lazy.flatMap { [$0.face, $0.primary] }.first { $0.alias == alias }
  }

  private static func own(of segment: Segment, size: Double, atMost limit: Int32) -> GlyphRun? {
    guard let glyph = segment.primary.glyph(for: "…") else { return nil }
    let width = PangoUnits.nearest(segment.primary.advance(of: glyph) * size)
    guard width <= limit else { return nil }
    return GlyphRun(
      font: segment.primary.face, size: size,
      glyphs: [GlyphRun.Glyph(id: glyph, x: segment.primary.shift(of: glyph) * size, y: 0)], text: "…",
      clusters: [GlyphRun.Cluster(bytes: "…".utf8.count, glyphs: 1)], width: PangoUnits.points(width))
  }

  private static func naturalWidth(of item: PangoGlyphItem, _ glyphs: ItemGlyphs) -> Int32 {
    guard let font = item.item?.pointee.analysis.font, let last = glyphs.visible.last else { return glyphs.width }
    let advance = hb_font_get_glyph_h_advance(pango_font_get_hb_font(font), last.glyph.id)
    return PangoUnits.nearest(last.glyph.x).addingWithinBounds(advance)
  }
}
