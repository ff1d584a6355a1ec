/// The pen movement over each glyph after each other glyph. A cell holds four times the movement, plus 2 if it is
/// measured, plus 1 if the pair does not trigger substitution. One addition and one `&` for each character therefore
/// give the width of a string and show whether it is reliable.
struct PairCells {
  private let memory: ZeroedMemory<Int32>
  /// An odd multiple of a cache line's 16 cells, so that rows do not compete for the same cache sets.
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
