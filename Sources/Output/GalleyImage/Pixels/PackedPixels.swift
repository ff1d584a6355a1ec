#if canImport(Glibc)
  import Glibc
#endif

final class PackedPixels {
  enum Kind {
    /// Palette indices. The colours are RGBA from the lowest byte up, not premultiplied.
    case palette([UInt32])
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

  let kind: Kind
  let bytes: UnsafeMutableBufferPointer<UInt8>
  private let storage: UnsafeMutablePointer<UInt8>

  init?(ofFewColors rows: PixelRows, repeats: [Bool]) {
    let count = (rows.width + 1) * rows.height
    // Does not request large memory pages, because most images have too many colours for a palette, which is known
    // after their first rows.
    let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    guard let palette = Palette.index(rows, repeats: repeats, into: storage) else {
      storage.deallocate()
      return nil
    }
    self.storage = storage
    bytes = UnsafeMutableBufferPointer(start: storage, count: count)
    kind = .palette(palette.words.map(rows.straight))
  }

  /// Fails if the rows that `draw` writes have more than 256 colours.
  init?(width: Int, height: Int, draw: PixelRows.Drawing) {
    let count = (width + 1) * height
    let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    guard let palette = Palette.index(width: width, height: height, draw, into: storage) else {
      storage.deallocate()
      return nil
    }
    self.storage = storage
    bytes = UnsafeMutableBufferPointer(start: storage, count: count)
    kind = .palette(palette.words)
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

  /// Allocates memory in pages of 2 MB if they are supported. Otherwise, an image of a screen would occupy a thousand
  /// small pages, each with a page fault at its first write.
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
