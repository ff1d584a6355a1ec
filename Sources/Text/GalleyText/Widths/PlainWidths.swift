struct PlainWidths: Sendable {
  let cells: ASCIICells.Reader
  let tracking: Int
  let isLatinCommon: Bool

  @inline(__always)
  func width(of text: UnsafeBufferPointer<UInt8>) -> TextWidth? { width(of: text, readable: text.count) }

  /// Returns the width of a string. This is faster if some bytes after the string are readable.
  @inline(__always)
  func width(of text: UnsafeBufferPointer<UInt8>, readable: Int) -> TextWidth? {
    // Text that begins with a character beyond ASCII usually contains more of them.
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
