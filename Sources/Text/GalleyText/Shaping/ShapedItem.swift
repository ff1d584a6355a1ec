import CPangoCairo
import GalleyPicture

struct ShapedItem {
  let run: GlyphRun
  let segment: Segment
  let bytes: Range<Int>
  let width: Int32
  let isEllipsis: Bool
  let unknown: [UInt32]

  init?(_ item: PangoGlyphItem, in job: ParagraphJob) {
    guard let shape = item.item?.pointee, let segment = job.segment(at: Int(shape.offset)) else { return nil }
    let isEllipsis = shape.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    let glyphs = ItemGlyphs(item)
    self.segment = segment
    self.isEllipsis = isEllipsis
    unknown = glyphs.unknown
    bytes = Int(shape.offset)..<Int(shape.offset + shape.length)
    if isEllipsis {
      run = EllipsisGlyphs(item, glyphs, in: segment, of: job).run
      width = PangoUnits.nearest(run.width)
    } else {
      width = glyphs.width
      run = ShapedItem.run(of: glyphs, text: job.text(in: bytes), segment: segment, job: job)
    }
  }

  private static func run(of glyphs: ItemGlyphs, text: String, segment: Segment, job: ParagraphJob) -> GlyphRun {
    let isBox = segment.missing != nil && job.request.missingGlyph == .box
    let shown = isBox ? glyphs.boxes : glyphs.visible
    let (rise, size) = (job.rise(of: segment), job.font(of: segment).layoutSize)
    return GlyphRun(
      font: segment.face.face, size: size,
      glyphs: shown.map { $0.glyph.moved(right: segment.face.shift(of: $0.glyph.id) * size, up: rise) },
      text: text,
      clusters: glyphs.clusters(showing: shown, length: text.utf8.count),
      isRightToLeft: glyphs.isRightToLeft, width: PangoUnits.points(glyphs.width), isColor: segment.face.isColor)
  }
}

extension GlyphRun.Glyph {
  func moved(right shift: Double, up rise: Double) -> GlyphRun.Glyph {
    rise == 0 && shift == 0 ? self : GlyphRun.Glyph(id: id, x: x + shift, y: y - rise)
  }
}
