#if canImport(Glibc)
  import Glibc
#endif

/// Rows of red, green, blue and alpha as PNG wants them before compression, each behind a filter byte (none).
final class PackedRows {
  /// The rows.
  let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Packs `rows`.
  init(_ rows: PixelRows) {
    let rowBytes = rows.width * 4 + 1
    let start = Self.memory(rowBytes * rows.height)
    for y in 0..<rows.height {
      start[y * rowBytes] = 0
      rows.copyStraight(row: y, to: start + y * rowBytes + 1)
    }
    bytes = UnsafeMutableBufferPointer(start: start, count: rowBytes * rows.height)
  }

  deinit { bytes.baseAddress?.deallocate() }

  /// Memory for `count` bytes; in pages of two megabytes where the system has such and the bytes fill some. A screen has
  /// a thousand small ones, each of which the system finds when it is first written to.
  private static func memory(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    guard count >= largePage else { return .allocate(capacity: count) }
    let size = (count + largePage - 1) / largePage * largePage
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: largePage)
    #if canImport(Glibc)
      _ = madvise(memory, size, MADV_HUGEPAGE)
    #endif
    return memory.bindMemory(to: UInt8.self, capacity: size)
  }

  private static let largePage = 1 << 21
}
