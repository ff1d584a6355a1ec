/// A square of numbers: what the pen moves over a glyph that follows another, for every pair of some glyphs.
///
/// A cell holds four times the move, plus 2 if the move is known, plus 1 if the pair is no reason to substitute. So one
/// addition and one `&` for each character tell a string's width and whether it may be believed.
struct PairCells {
  private let memory: ZeroedMemory<Int32>
  /// From one row to the next: a multiple of a cache line's 16 cells, and an odd one, so that rows do not fall on the
  /// same places of the processor's cache.
  let stride: Int

  /// What a cell is not 0 in if its move is known.
  static let known: Int32 = 2
  /// A cell of a known move between glyphs that leave each other alone; a cell of 0 is not known.
  static let plain: Int32 = 3
  init(count: Int) {
    stride = ((count + 15) / 16 | 1) * 16
    memory = ZeroedMemory(count: stride * stride)
  }

  var count: Int { memory.count }

  var base: UnsafeMutablePointer<Int32> { memory.base }
}
