/// The letters of an item that was shaped, by the bytes they begin at, counted from the item's beginning.
struct ItemLetters {
  /// How far the pen moves over each, twice, and one more where a cut before it changes letters on either side.
  private var bytes: [Int32]

  /// An item of `byteCount` bytes, of which none begins a letter's glyphs yet.
  init(byteCount: Int) { bytes = [Int32](repeating: 1, count: byteCount) }

  /// Adds a glyph of the letter at `byte`, over which the pen moves by `advance` units.
  mutating func add(_ advance: Int32, at byte: Int, isTied: Bool) {
    bytes[byte] = (bytes[byte] & ~1) &+ advance << 1 | (isTied ? 1 : 0)
  }

  /// How far the pen moves over the letter at `byte`, in Pango units; 0 for one that shares another's glyph.
  @inline(__always)
  func advance(at byte: Int) -> Int32 { bytes[byte] >> 1 }

  /// Whether a cut before the letter at `byte` changes letters on either side.
  @inline(__always)
  func isTied(at byte: Int) -> Bool { bytes[byte] & 1 == 1 }
}
