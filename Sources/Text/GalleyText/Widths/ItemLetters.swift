struct ItemLetters {
  /// The value at the first byte of each letter: twice the advance, plus 1 if a cut before the letter changes letters
  /// on either side.
  private var bytes: [Int32]

  init(byteCount: Int) { bytes = [Int32](repeating: 1, count: byteCount) }

  var heapBytes: Int { bytes.count * MemoryLayout<Int32>.stride }

  /// The range of advances in Pango units, so that twice the advance fits into 32 bits.
  private static let widest = 0..<Int32.max / 2

  mutating func add(_ advance: Int32, at byte: Int, isTied: Bool) -> Bool {
    let (sum, isTooWide) = self.advance(at: byte).addingReportingOverflow(advance)
    guard advance >= 0, !isTooWide, ItemLetters.widest ~= sum else { return false }
    bytes[byte] = sum << 1 | (isTied ? 1 : 0)
    return true
  }

  /// Returns the advance of a letter, or 0 if it shares the glyph of another one.
  @inline(__always)
  func advance(at byte: Int) -> Int32 { bytes[byte] >> 1 }

  @inline(__always)
  func isTied(at byte: Int) -> Bool { bytes[byte] & 1 == 1 }
}
