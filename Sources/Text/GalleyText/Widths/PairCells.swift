/// For each pair of glyphs, how far the pen moves over the second glyph if it follows the first. A cell contains four
/// times the movement, plus 2 if the pair is measured, plus 1 if it triggers no substitution. With one addition and one
/// `&` per character, this gives the width of a string and shows whether the width is reliable.
struct PairCells {
  private let memory: ZeroedMemory<Int32>
  /// The number of cells in a row: an odd multiple of the 16 cells in a cache line, so that rows use different cache
  /// sets.
  let stride: Int

  static let known: Int32 = 2
  static let plain: Int32 = 3
  init(count: Int) {
    stride = ((count + 15) / 16 | 1) * 16
    memory = ZeroedMemory(count: stride * stride)
  }

  var count: Int { memory.count }

  var base: UnsafeMutablePointer<Int32> { memory.base }
}
