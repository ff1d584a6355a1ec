import CPangoCairo

extension Typesetter {
  /// Returns a line without a width limit, or nil if it needs a layout. It does not need the metrics of faces. To
  /// compute these, Pango lays out a pangram in each face, which is most of the cost of laying out the first line.
  func naturalLine(of job: ParagraphJob) -> LineDraft? {
    guard job.isPlain else { return nil }
    let text = text(of: job)
    let items = text.visualItems.compactMap { item in
      var piece = PangoGlyphItem()
      piece.item = item
      let glyphs = wholeGlyphs(of: item, in: text, of: job)
      piece.glyphs = glyphs.string
      return withExtendedLifetime(glyphs) { ShapedItem(piece, in: job) }
    }
    return LineReader(job).read(items)
  }

  func naturalWidth(of job: ParagraphJob) -> Int32? {
    use(job.direction)
    guard job.isPlain else { return nil }
    let text = text(of: job)
    var rests = PenRests()
    for item in text.visualItems {
      let glyphs = wholeGlyphs(of: item, in: text, of: job)
      if glyphs.hasUnknown { return nil }
      rests.move(by: glyphs.infos.reduce(0) { $0.addingWithinBounds($1.geometry.width) })
    }
    return rests.width
  }

  private func wholeGlyphs(
    of item: UnsafeMutablePointer<PangoItem>, in text: BreakText, of job: ParagraphJob
  ) -> BreakGlyphs {
    let offset = item.pointee.offset
    if let known = text.wholeGlyphs[offset] { return known }
    let glyphs = glyphs(of: item, in: text, isColor: job.segment(at: Int(offset))?.face.isColor ?? false)
    text.wholeGlyphs[offset] = glyphs
    return glyphs
  }

  private func glyphs(of item: UnsafeMutablePointer<PangoItem>, in text: BreakText, isColor: Bool) -> BreakGlyphs {
    text.withText { letters, length in
      func shape() -> BreakGlyphs { self.shape(item, letters, length) }
      return isColor ? emoji.glyphs(of: item.pointee, in: letters, length: length, shape) : shape()
    } ?? BreakGlyphs()
  }

  private func shape(
    _ item: UnsafeMutablePointer<PangoItem>, _ letters: UnsafePointer<CChar>, _ length: Int32
  ) -> BreakGlyphs {
    let glyphs = BreakGlyphs()
    work.letters += Int(item.pointee.num_chars)
    pango_shape_with_flags(
      letters + Int(item.pointee.offset), item.pointee.length, letters, length, &item.pointee.analysis, glyphs.string,
      PANGO_SHAPE_NONE)
    return glyphs
  }
}

extension ParagraphJob {
  fileprivate var isPlain: Bool {
    !bytes.contains(0x09) && !hasHyphenationPoint
      && segments.allSatisfy { !$0.isPlace && font(of: $0).layoutTracking == 0 }
  }
  /// Whether the text contains U+2027, which is E2 80 A7 in UTF-8.
  private var hasHyphenationPoint: Bool {
    bytes.indices.dropLast(2).contains { bytes[$0] == 0xE2 && bytes[$0 + 1] == 0x80 && bytes[$0 + 2] == 0xA7 }
  }
}
