public import GalleyPicture

/// Writes compact, deterministic PNG files. Images with at most 256 colours have an 8-bit palette; all others are RGB
/// or RGBA.
///
/// The file is marked as sRGB, contains its resolution and has no time stamp.
///
/// ```swift
/// let red = Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255])
/// let file: [UInt8] = PNG.encode(red, scale: 2)
/// ```
public enum PNG {
  /// Returns `bitmap` as a PNG file.
  ///
  /// - Parameters:
  ///   - bitmap: An image of at least one pixel.
  ///   - scale: The pixels per point, stored as resolution; a point is 1/72 inch.
  public static func encode(_ bitmap: Bitmap, scale: Double = 1) -> [UInt8] {
    bitmap.withPixelRows { encode($0, scale: scale) }
  }

  package static func encode(_ rows: PixelRows, scale: Double) -> [UInt8] {
    encode(rows, repeats: rows.repeats(), scale: scale)
  }

  /// Encodes the rows. `repeats` marks the rows that are identical to the row above.
  package static func encode(_ rows: PixelRows, repeats: [Bool], scale: Double) -> [UInt8] {
    check(width: rows.width, height: rows.height, scale: scale)
    let isOpaque = (0..<rows.height).allSatisfy { repeats[$0] || rows.isOpaque(row: $0) }
    let few = PackedPixels(ofFewColors: rows, repeats: repeats)
    if let packed = few ?? (isOpaque ? nil : PackedPixels(withAlpha: rows)) {
      return encode(packed, width: rows.width, height: rows.height, scale: scale)
    }
    return PictureDeflater(rows, repeats: repeats).withStream { stream in
      file(.rgb, width: rows.width, height: rows.height, scale: scale, space: stream.count) { target in
        target.copyMemory(from: stream)
        return stream.count
      }
    }
  }

  /// Encodes rows that `draw` writes one after another, without a buffer for all of them. Returns nil if they have more
  /// than 256 colours.
  package static func encode(width: Int, height: Int, scale: Double = 1, draw: PixelRows.Drawing) -> [UInt8]? {
    check(width: width, height: height, scale: scale)
    return PackedPixels(width: width, height: height, draw: draw).map {
      encode($0, width: width, height: height, scale: scale)
    }
  }

  private static func check(width: Int, height: Int, scale: Double) {
    precondition(width > 0 && height > 0, "a PNG file has at least one pixel")
    precondition(scale > 0 && scale.isFinite, "a scale must be a positive number of pixels per point")
  }

  private static func encode(_ packed: PackedPixels, width: Int, height: Int, scale: Double) -> [UInt8] {
    // Rows are not filtered, because for flat interfaces every filter is slower and makes the file larger. For a list
    // of 780 × 1688 pixels, level 2 is faster than level 1 and gives a smaller file. Level 6 takes longer and saves
    // only 6 %.
    guard let deflater = Deflater(level: 2) else { preconditionFailure("out of memory") }
    let space = deflater.bound(for: packed.bytes.count)
    return file(packed.kind, width: width, height: height, scale: scale, space: space) {
      deflater.compress(UnsafeRawBufferPointer(packed.bytes), into: $0)
    }
  }

  private static func file(
    _ kind: PackedPixels.Kind, width: Int, height: Int, scale: Double, space: Int,
    fill: (UnsafeMutableRawBufferPointer) -> Int
  ) -> [UInt8] {
    // The buffer is many times larger than the file, so the file is copied and the buffer is released.
    let space = UnsafeMutableRawBufferPointer.allocate(byteCount: space + 2048, alignment: 16)
    defer { space.deallocate() }
    var chunks = ChunkWriter(space)
    chunks.writeSignature()
    chunks.write("IHDR", header(width: width, height: height, colorType: kind.colorType))
    // 0 is the perceptual rendering intent.
    chunks.write("sRGB", [0])
    chunks.write("pHYs", resolution(scale))
    if case .palette(let colors) = kind { chunks.write(colors) }
    chunks.write("IDAT", fill: fill)
    chunks.write("IEND", [])
    return [UInt8](space[..<chunks.count])
  }

  static func header(width: Int, height: Int, colorType: UInt8) -> [UInt8] {
    bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, colorType, 0, 0, 0]
  }

  static func resolution(_ scale: Double) -> [UInt8] {
    // A point is 1/72 inch, and an inch is 0.0254 metres.
    let perMetre = bigEndian(UInt32(min(72 * scale / 0.0254, 2_147_483_647).rounded()))
    return perMetre + perMetre + [1]
  }
}

func bigEndian(_ value: UInt32) -> [UInt8] {
  [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
}

extension ChunkWriter {
  /// Writes the colours, and their alpha values up to the last one that is not 255.
  fileprivate mutating func write(_ colors: [UInt32]) {
    write("PLTE", colors.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 >> 16 & 0xFF)] })
    guard let last = colors.lastIndex(where: { $0 >> 24 != 255 }) else { return }
    write("tRNS", colors[...last].map { UInt8($0 >> 24) })
  }
}
