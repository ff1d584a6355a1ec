/// The widths of ASCII texts whose letters do not change each other, as sums of pairs.
struct PlainWidths: Sendable {
  let cells: ASCIICells.Reader
  let tracking: Int
  let isLatinCommon: Bool

  /// Returns the width of a text, which must be valid UTF-8. Returns nil if it has other characters or needs more than
  /// pair sums.
  @inline(__always)
  func width(of text: UnsafeBufferPointer<UInt8>) -> TextWidth? { width(of: text, readable: text.count) }

  /// Returns the width of a text of which `readable` bytes may be read. It is faster if bytes after the text are
  /// readable.
  @inline(__always)
  func width(of text: UnsafeBufferPointer<UInt8>, readable: Int) -> TextWidth? {
    // A text that begins beyond ASCII usually continues beyond ASCII.
    guard text.count <= WidthTable.longest, text.first ?? 0 < 0x80 else { return nil }
    let sum = cells.sum(of: text, readable: readable)
    guard sum.isPlain, isShapedAsLatin(text) else { return nil }
    return TextWidth(WidthSum(width: sum.width, glyphs: text.count), tracking: tracking)
  }

  @inline(__always)
  func isShapedAsLatin(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    isLatinCommon || text.contains { ($0 | 0x20) &- 0x61 < 26 }
  }
}
