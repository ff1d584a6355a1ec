import CPangoCairo

extension Typesetter {
  /// The one line that `job` makes where nothing limits its width; nil for what only a layout can set: tabs, letter
  /// spacing, hyphenation points (hyphens at the end of a line), and places for missing characters.
  ///
  /// Itemizing and shaping are all that a PangoLayout does to such a line. Without the layout nobody asks for the
  /// faces' metrics, which Pango finds by setting a pangram in each: most of the cost of a first text.
  func naturalLine(of job: ParagraphJob) -> LineDraft? {
    guard job.isPlain else { return nil }
    return job.bytes.withUnsafeBytes { buffer -> LineDraft? in
      guard let text = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return nil }
      let items = visualItems(of: job, text: text, length: Int32(clamping: buffer.count))
      defer { g_list_free(items) }
      return LineReader(job).read(shape(items, text: text, length: Int32(clamping: buffer.count), of: job))
    }
  }

  /// The width of that line, in Pango units; nil where it has to be read: some of it has no glyph, or it is none that
  /// shaping alone sets.
  func naturalWidth(of job: ParagraphJob) -> Int32? {
    use(job.direction)
    guard job.isPlain else { return nil }
    return job.bytes.withUnsafeBytes { buffer -> Int32? in
      guard let text = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return nil }
      let length = Int32(clamping: buffer.count)
      let items = visualItems(of: job, text: text, length: length)
      defer { g_list_free(items) }
      var rests = PenRests()
      var isKnown = true
      forEach(items) { item in
        let glyphs = BreakGlyphs()
        shape(item, text: text, length: length, into: glyphs.string)
        isKnown = isKnown && !glyphs.hasUnknown
        rests.move(by: glyphs.infos.reduce(0) { $0.addingWithinBounds($1.geometry.width) })
      }
      return isKnown ? rests.width : nil
    }
  }

  /// The paragraph's items from left to right; the caller owns the list, shaping the items.
  private func visualItems(
    of job: ParagraphJob, text: UnsafePointer<CChar>, length: Int32
  ) -> UnsafeMutablePointer<GList>? {
    fontMap.keepUp()
    let attributes = attributes(of: job)
    let logical = pango_itemize_with_base_dir(
      context, pango_context_get_base_dir(context), text, 0, length, attributes.list, nil)
    defer { g_list_free(logical) }
    fontMap.noteLookups(Int(g_list_length(logical)))
    return pango_reorder_items(logical)
  }

  private func shape(
    _ items: UnsafeMutablePointer<GList>?, text: UnsafePointer<CChar>, length: Int32, of job: ParagraphJob
  ) -> [ShapedItem] {
    var shaped: [ShapedItem] = []
    forEach(items) { item in
      let glyphs = BreakGlyphs()
      shape(item, text: text, length: length, into: glyphs.string)
      var piece = PangoGlyphItem()
      piece.item = item
      piece.glyphs = glyphs.string
      if let item = ShapedItem(piece, in: job) { shaped.append(item) }
    }
    return shaped
  }

  /// Hands each of the items to `body`, and frees them.
  private func forEach(_ items: UnsafeMutablePointer<GList>?, _ body: (UnsafeMutablePointer<PangoItem>) -> Void) {
    var next = items
    while let node = next {
      let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
      body(item)
      pango_item_free(item)
      next = node.pointee.next
    }
  }

  private func shape(
    _ item: UnsafeMutablePointer<PangoItem>, text: UnsafePointer<CChar>, length: Int32,
    into glyphs: UnsafeMutablePointer<PangoGlyphString>
  ) {
    work.letters += Int(item.pointee.num_chars)
    pango_shape_with_flags(
      text + Int(item.pointee.offset), item.pointee.length, text, length, &item.pointee.analysis, glyphs,
      PANGO_SHAPE_NONE)
  }
}

extension ParagraphJob {
  /// Whether shaping alone sets the paragraph.
  fileprivate var isPlain: Bool {
    !bytes.contains(0x09) && !hasHyphenationPoint
      && segments.allSatisfy { !$0.isPlace && font(of: $0).layoutTracking == 0 }
  }
  /// Whether U+2027 is in the paragraph: E2 80 A7.
  private var hasHyphenationPoint: Bool {
    bytes.indices.dropLast(2).contains { bytes[$0] == 0xE2 && bytes[$0 + 1] == 0x80 && bytes[$0 + 2] == 0xA7 }
  }
}
