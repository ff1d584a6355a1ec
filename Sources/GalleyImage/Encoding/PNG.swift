public import GalleyPicture

/// Writes PNG files that are small, quick to write and the same on every run.
///
/// An image with at most 256 colours gets an 8-bit palette, another opaque one red, green and blue, the rest alpha
/// too. The file says it is sRGB and how large its pixels are; it carries no time.
public enum PNG {
  /// The file of `bitmap`, which shows `scale` pixels for each point.
  ///
  /// A viewer that honours the resolution shows a point as 1/72 inch.
  public static func encode(_ bitmap: Bitmap, scale: Double = 1) -> [UInt8] {
    bitmap.withPixelRows { encode($0, scale: scale) }
  }

  /// The file of pixels that lie in memory.
  package static func encode(_ rows: PixelRows, scale: Double) -> [UInt8] {
    precondition(rows.width > 0 && rows.height > 0, "a PNG file has at least one pixel")
    precondition(scale > 0 && scale.isFinite, "a scale must be a positive number of pixels per point")
    let file = FileRows(rows)
    if case .rgba = file.kind { return encode(file, scale: scale, PackedRows(rows)) }
    return PictureDeflater(file).withStream { stream in
      [UInt8](unsafeUninitializedCapacity: stream.count + 2048) { buffer, count in
        var chunks = ChunkWriter(UnsafeMutableRawBufferPointer(buffer))
        write(file, scale: scale, to: &chunks) { target in
          target.copyMemory(from: stream)
          return stream.count
        }
        count = chunks.count
      }
    }
  }

  /// The file of pixels that let something through: few are equal in all of their bytes, and these are looked at.
  private static func encode(_ file: FileRows, scale: Double, _ packed: PackedRows) -> [UInt8] {
    // Level 2: on a list of 780 × 1688 it is smaller and faster than level 1; level 6 takes longer for 6 % less.
    guard let deflater = Deflater(level: 2) else { preconditionFailure("out of memory") }
    // The bound is many times what a file takes: whoever keeps files would keep it all.
    let room = UnsafeMutableRawBufferPointer.allocate(
      byteCount: deflater.bound(for: packed.bytes.count) + 2048, alignment: 16)
    defer { room.deallocate() }
    var chunks = ChunkWriter(room)
    write(file, scale: scale, to: &chunks) { deflater.compress(UnsafeRawBufferPointer(packed.bytes), into: $0) }
    return [UInt8](room[..<chunks.count])
  }

  /// Writes all chunks; `fill` puts the stream in place, and gives its length.
  private static func write(
    _ file: FileRows, scale: Double, to chunks: inout ChunkWriter, fill: (UnsafeMutableRawBufferPointer) -> Int
  ) {
    let pixels = file.pixels
    chunks.writeSignature()
    chunks.write("IHDR", header(width: pixels.width, height: pixels.height, colorType: file.kind.colorType))
    // Perceptual intent.
    chunks.write("sRGB", [0])
    chunks.write("pHYs", resolution(scale))
    if case .palette(let palette) = file.kind { chunks.write(palette, of: pixels) }
    chunks.write("IDAT", fill: fill)
    chunks.write("IEND", [])
  }

  static func header(width: Int, height: Int, colorType: UInt8) -> [UInt8] {
    bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, colorType, 0, 0, 0]
  }

  static func resolution(_ scale: Double) -> [UInt8] {
    // 72 points an inch, 0.0254 metres an inch.
    let perMetre = bigEndian(UInt32(min(72 * scale / 0.0254, 2_147_483_647).rounded()))
    return perMetre + perMetre + [1]
  }
}

/// The four bytes of `value`, highest first.
func bigEndian(_ value: UInt32) -> [UInt8] {
  [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
}

extension ChunkWriter {
  /// Writes the colours, and the alphas up to the last that is not 255.
  fileprivate mutating func write(_ palette: Palette, of rows: PixelRows) {
    let colors = palette.words.map(rows.straight)
    write("PLTE", colors.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 >> 16 & 0xFF)] })
    guard let last = colors.lastIndex(where: { $0 >> 24 != 255 }) else { return }
    write("tRNS", colors[...last].map { UInt8($0 >> 24) })
  }
}
