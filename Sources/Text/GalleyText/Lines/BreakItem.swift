import CPangoCairo

struct BreakItem {
  private let item: UnsafeMutablePointer<PangoItem>
  var places: Range<Int>
  let first: Int
  let spacing: Int32
  private let place: Int32?

  init(_ item: UnsafeMutablePointer<PangoItem>, places: Range<Int>) {
    self.item = item
    self.places = places
    first = places.lowerBound
    var spacing: Int32 = 0
    var place: Int32?
    var next = item.pointee.analysis.extra_attrs
    while let node = next {
      let attribute = node.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
      switch attribute.pointee.klass.pointee.type {
      case PANGO_ATTR_LETTER_SPACING:
        spacing = attribute.withMemoryRebound(to: PangoAttrInt.self, capacity: 1) { $0.pointee.value }
      case PANGO_ATTR_SHAPE:
        place = attribute.withMemoryRebound(to: PangoAttrShape.self, capacity: 1) { $0.pointee.logical_rect.width }
      default: break
      }
      next = node.pointee.next
    }
    (self.spacing, self.place) = (spacing, place)
  }

  var isRightToLeft: Bool { item.pointee.analysis.level & 1 == 1 }
  var level: UInt8 { item.pointee.analysis.level }

  var scriptCode: UInt32 { g_unicode_script_to_iso15924(GUnicodeScript(Int32(item.pointee.analysis.script))) }

  func isTab(in text: BreakText) -> Bool { text.bytes[Int(text.starts[places.lowerBound])] == 0x09 }

  /// The width of three average characters. Breaks that are this close to the margin are measured by shaping.
  var safeDistance: Int {
    guard let metrics = pango_font_get_metrics(item.pointee.analysis.font, item.pointee.analysis.language) else {
      return 0
    }
    defer { pango_font_metrics_unref(metrics) }
    return 3 * Int(pango_font_metrics_get_approximate_char_width(metrics))
  }

  var hyphenWidth: Int {
    guard let font = item.pointee.analysis.font, let letters = pango_font_get_hb_font(font) else { return 0 }
    var glyph: hb_codepoint_t = 0
    if hb_font_get_nominal_glyph(letters, 0x2010, &glyph) != 0 || hb_font_get_nominal_glyph(letters, 0x2D, &glyph) != 0
    {
      return Int(hb_font_get_glyph_h_advance(letters, glyph))
    }
    return 0
  }

  /// Calls `body` with a part of the item, which is valid only during the call.
  func withItem<Answer>(
    _ range: Range<Int>, of text: BreakText, needsHyphen: Bool = false,
    _ body: (UnsafeMutablePointer<PangoItem>) -> Answer
  ) -> Answer {
    var part = item.pointee
    part.offset = text.starts[range.lowerBound]
    part.length = text.starts[range.upperBound] - part.offset
    part.num_chars = Int32(truncatingIfNeeded: range.count)
    let flag = UInt8(PANGO_ANALYSIS_FLAG_NEED_HYPHEN)
    part.analysis.flags = needsHyphen ? part.analysis.flags | flag : part.analysis.flags & ~flag
    return body(&part)
  }

  /// Returns cached glyphs, which must not be changed.
  func wholeGlyphs(_ range: Range<Int>, of text: BreakText) -> BreakGlyphs? {
    guard spacing == 0, place == nil, range.lowerBound == first, range.count == Int(item.pointee.num_chars) else {
      return nil
    }
    return text.wholeGlyphs[item.pointee.offset]
  }

  func shape(_ range: Range<Int>, of text: BreakText, needsHyphen: Bool = false) -> BreakGlyphs {
    let glyphs = BreakGlyphs()
    text.noteShaping(of: range.count)
    withItem(range, of: text, needsHyphen: needsHyphen) { item in
      if let place { glyphs.keepFree(place, for: range, of: text) }
      _ = text.withText { bytes, length in
        text.withAttributes(from: range.lowerBound) { attributes in
          if place == nil {
            pango_shape_item(item, bytes, length, attributes, glyphs.string, PANGO_SHAPE_NONE)
          }
          if spacing != 0 {
            var piece = PangoGlyphItem()
            piece.item = item
            piece.glyphs = glyphs.string
            pango_glyph_item_letter_space(&piece, bytes, attributes, spacing)
          }
        }
      }
      if spacing != 0 { glyphs.space(spacing) }
    }
    return glyphs
  }
}
