/// The widths of texts of ASCII in which letters leave each other alone: sums of pairs.
struct PlainWidths: Sendable {
  let cells: ASCIICells.Reader
  let tracking: Int
  /// Whether texts without letters are shaped as Latin ones.
  let isLatinCommon: Bool

  /// The width of a text, which is valid UTF-8; nil for one that has other characters, or more to it than pairs.
  @inline(__always)
  func width(of text: UnsafeBufferPointer<UInt8>) -> TextWidth? { width(of: text, readable: text.count) }

  /// The same for a text from whose start `readable` bytes may be read, which is faster if more follow.
  @inline(__always)
  func width(of text: UnsafeBufferPointer<UInt8>, readable: Int) -> TextWidth? {
    // Texts that begin beyond ASCII go on so, as a rule.
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
