#if canImport(Glibc)
  import Glibc
#endif

/// Pixels as PNG wants them before compression: each row a filter byte (none) and its pixels.
final class PackedPixels {
  enum Kind {
    case palette(Palette)
    case rgb
    case rgba

    var colorType: UInt8 {
      switch self {
      case .palette: 3
      case .rgb: 2
      case .rgba: 6
      }
    }
  }

  /// What the pixels became.
  let kind: Kind
  let bytes: UnsafeMutableBufferPointer<UInt8>
  private let storage: UnsafeMutablePointer<UInt8>

  /// Packs `rows`, of which no pixel lets anything through or some do, in the smallest kind that keeps every pixel.
  init(_ rows: PixelRows, isOpaque: Bool) {
    let bytesPerPixel = isOpaque ? 3 : 4
    let rowBytes = rows.width * bytesPerPixel + 1
    // The extra bytes take the last pixel's surplus store.
    storage = Self.memory(rowBytes * rows.height + 4)
    if let palette = Palette.index(rows, into: storage) {
      kind = .palette(palette)
      bytes = UnsafeMutableBufferPointer(start: storage, count: (rows.width + 1) * rows.height)
      return
    }
    for y in 0..<rows.height {
      let row = storage + y * rowBytes
      row.pointee = 0
      isOpaque ? rows.copyOpaque(row: y, to: row + 1) : rows.copyStraight(row: y, to: row + 1)
    }
    kind = isOpaque ? .rgb : .rgba
    bytes = UnsafeMutableBufferPointer(start: storage, count: rowBytes * rows.height)
  }

  deinit { storage.deallocate() }

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
