/// The pen movement over each glyph after each other glyph: four times the movement, plus 2 if measured, plus 1 if the
/// pair triggers no substitution. One addition and one `&` per character give the width of a string and show whether it
/// is reliable.
struct PairCells {
  private let memory: ZeroedMemory<Int32>
  /// An odd multiple of a cache line's 16 cells, so that rows use different cache sets.
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
