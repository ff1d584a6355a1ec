/// The letters of an item that was shaped, by the bytes they begin at, counted from the item's beginning.
struct ItemLetters {
  /// How far the pen moves over each, twice, and one more where a cut before it changes letters on either side.
  private var bytes: [Int32]

  /// An item of `byteCount` bytes, of which none begins a letter's glyphs yet.
  init(byteCount: Int) { bytes = [Int32](repeating: 1, count: byteCount) }

  var heapBytes: Int { bytes.count * MemoryLayout<Int32>.stride }

  /// The widest letter, in Pango units: twice as much is a number of 32 bits.
  private static let widest = 0..<Int32.max / 2

  /// Adds a glyph of the letter at `byte`, over which the pen moves by `advance` units; answers false where the pen
  /// moves backwards, or a font says more than numbers hold.
  mutating func add(_ advance: Int32, at byte: Int, isTied: Bool) -> Bool {
    let (sum, isTooWide) = self.advance(at: byte).addingReportingOverflow(advance)
    guard advance >= 0, !isTooWide, ItemLetters.widest ~= sum else { return false }
    bytes[byte] = sum << 1 | (isTied ? 1 : 0)
    return true
  }

  /// How far the pen moves over the letter at `byte`, in Pango units; 0 for one that shares another's glyph.
  @inline(__always)
  func advance(at byte: Int) -> Int32 { bytes[byte] >> 1 }

  @inline(__always)
  func isTied(at byte: Int) -> Bool { bytes[byte] & 1 == 1 }
}
