#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A square of numbers: what the pen moves over a glyph that follows another, for every pair of some glyphs.
///
/// A cell holds four times the move, plus 2 if the move is known, plus 1 if neither glyph can change the other. So one
/// addition and one `&` for each character tell a string's width and whether it may be believed. Memory that no pair
/// touched is never really taken.
final class PairCells {
  /// From one row to the next: a multiple of a cache line's 16 cells, and an odd one, so that rows do not fall on the
  /// same places of the processor's cache.
  let stride: Int
  /// The cells, row by row.
  let base: UnsafeMutablePointer<Int32>

  /// A cell of a known move between glyphs that leave each other alone.
  static let plain: Int32 = 3

  /// Cells for `count` glyphs, all unknown.
  init?(count: Int) {
    let lines = (count + 15) / 16
    stride = (lines | 1) * 16
    guard let memory = calloc(stride * stride, MemoryLayout<Int32>.stride) else { return nil }
    base = memory.bindMemory(to: Int32.self, capacity: stride * stride)
  }

  deinit { free(base) }

  /// Bytes at most.
  var byteCount: Int { stride * stride * MemoryLayout<Int32>.stride }
}
