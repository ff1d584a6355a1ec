import CPangoCairo
package import GalleyGeometry

/// Determines the direction of a paragraph by rules P2 and P3 of UAX #9: the first strong character outside isolates
/// decides.
package enum ParagraphDirection {
  /// `text` must be valid UTF-8.
  package static func direction(
    of text: UnsafeBufferPointer<UInt8>, in fallback: LayoutDirection
  ) -> LayoutDirection {
    // In ASCII, only letters have a direction.
    guard let first = text.firstIndex(where: { $0 >= 0x80 || ($0 | 0x20) &- 0x61 < 26 }) else { return fallback }
    if text[first] < 0x80 { return .leftToRight }
    // U+0590 is the first right-to-left character. All isolates have higher code points.
    if fallback == .leftToRight, text[first...].allSatisfy({ $0 < 0xD6 }) { return .leftToRight }
    return resolved(text, in: fallback)
  }

  /// Returns the direction that FriBidi gives the paragraph separator, which is that of the paragraph (rule L1). Pango
  /// itself does not distinguish a paragraph without letters from a right-to-left one.
  private static func resolved(
    _ text: UnsafeBufferPointer<UInt8>, in fallback: LayoutDirection
  ) -> LayoutDirection {
    // Pango treats U+0000 as the end of the text.
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
