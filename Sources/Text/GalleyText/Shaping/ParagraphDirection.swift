import CPangoCairo
package import GalleyGeometry

/// Which way a paragraph reads: rules P2 and P3 of the Unicode bidirectional algorithm (UAX #9).
///
/// The first character with a direction of its own decides; what stands between isolates has no say. A paragraph
/// without such a character reads as the text around it does.
package enum ParagraphDirection {
  /// The direction of the paragraph `text`, which is valid UTF-8, or `fallback`, that of the layout, where it has none.
  package static func direction(
    of text: UnsafeBufferPointer<UInt8>, in fallback: LayoutDirection
  ) -> LayoutDirection {
    // Of ASCII, only letters have a direction.
    guard let first = text.firstIndex(where: { $0 >= 0x80 || ($0 | 0x20) &- 0x61 < 26 }) else { return fallback }
    if text[first] < 0x80 { return .leftToRight }
    // The first character from the right, or isolate, is U+0590.
    if fallback == .leftToRight, text[first...].allSatisfy({ $0 < 0xD6 }) { return .leftToRight }
    return resolved(text, in: fallback)
  }

  /// The direction that FriBidi finds: the level of what ends the paragraph is the paragraph's (rule L1).
  ///
  /// What Pango says of the direction itself does not tell a paragraph without letters from one from the right.
  private static func resolved(
    _ text: UnsafeBufferPointer<UInt8>, in fallback: LayoutDirection
  ) -> LayoutDirection {
    // Pango takes U+0000 for the end of the text.
    let paragraph = text.map { $0 == 0 ? 0x20 : $0 } + Array("\u{2029}".utf8)
    let count = paragraph.count { $0 & 0xC0 != 0x80 }
    var direction = fallback == .leftToRight ? PANGO_DIRECTION_WEAK_LTR : PANGO_DIRECTION_WEAK_RTL
    let levels = paragraph.withUnsafeBytes { bytes in
      pango_log2vis_get_embedding_levels(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), &direction)
    }
    guard let levels else { return fallback }
    defer { g_free(levels) }
    return levels[count - 1] & 1 == 1 ? .rightToLeft : .leftToRight
  }
}
