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

  /// Packs `rows` as numbers of at most 256 colours; nil if they have more. `repeats` marks rows that equal the row
  /// above.
  init?(ofFewColors rows: PixelRows, repeats: [Bool]) {
    let count = (rows.width + 1) * rows.height
    // Not in large pages: most pictures have more colours, and the first rows already show it.
    let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    guard let palette = Palette.index(rows, repeats: repeats, into: storage) else {
      storage.deallocate()
      return nil
    }
    self.storage = storage
    bytes = UnsafeMutableBufferPointer(start: storage, count: count)
    kind = .palette(palette)
  }

  init(withAlpha rows: PixelRows) {
    let rowBytes = rows.width * 4 + 1
    storage = Self.memory(rowBytes * rows.height)
    for y in 0..<rows.height {
      let row = storage + y * rowBytes
      row.pointee = 0
      rows.copyStraight(row: y, to: row + 1)
    }
    kind = .rgba
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
