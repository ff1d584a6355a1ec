import GalleyPicture

/// The orientation of a stored image: 1 is upright, 3 is rotated by 180°, and 6 and 8 are rotated by 90°. 2, 4, 5 and 7
/// are also mirrored.
struct EXIFOrientation: Hashable {
  let rawValue: Int

  /// Creates an orientation. Values outside 1 … 8 mean upright.
  init(rawValue: Int) {
    self.rawValue = (1...8).contains(rawValue) ? rawValue : 1
  }

  init(jpeg: UnsafeRawBufferPointer) {
    self.init(rawValue: EXIFOrientation.exifBlock(of: jpeg).flatMap(EXIFOrientation.orientation(in:)) ?? 1)
  }

  func applied(to bitmap: Bitmap) -> Bitmap {
    guard rawValue > 1 else { return bitmap }
    let (width, height) = (bitmap.width, bitmap.height)
    let isTurned = rawValue >= 5
    let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
    let pixels = [UInt8](unsafeUninitializedCapacity: bitmap.pixels.count) { target, count in
      let out = UnsafeMutableRawBufferPointer(target)
      bitmap.pixels.withUnsafeBytes { source in
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let (fromX, fromY) = place(x, y, width: width, height: height)
            let word = source.loadUnaligned(fromByteOffset: (fromY * width + fromX) * 4, as: UInt32.self)
            out.storeBytes(of: word, toByteOffset: (y * newWidth + x) * 4, as: UInt32.self)
          }
        }
      }
      count = bitmap.pixels.count
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: pixels)
  }

  /// Returns the position of a stored pixel in the upright image. `width` and `height` are the dimensions of the stored
  /// image.
  private func place(_ x: Int, _ y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch rawValue {
    case 2: (width - 1 - x, y)
    case 3: (width - 1 - x, height - 1 - y)
    case 4: (x, height - 1 - y)
    case 5: (y, x)
    case 6: (y, height - 1 - x)
    case 7: (width - 1 - y, height - 1 - x)
    case 8: (width - 1 - y, x)
    default: (x, y)
    }
  }

  private static func exifBlock(of jpeg: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer>? {
    var position = 2
    while position + 4 <= jpeg.count, jpeg[position] == 0xFF {
      let marker = jpeg[position + 1]
      // The headers end at the marker "start of scan".
      if marker == 0xDA { return nil }
      let length = Int(jpeg[position + 2]) << 8 | Int(jpeg[position + 3])
      let end = position + 2 + length
      guard length >= 2, end <= jpeg.count else { return nil }
      let body = jpeg[(position + 4)..<end]
      if marker == 0xE1, body.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) { return body.dropFirst(6) }
      position = end
    }
    return nil
  }

  private static func orientation(in tiff: Slice<UnsafeRawBufferPointer>) -> Int? {
    let reader = TIFFReader(UnsafeRawBufferPointer(rebasing: tiff))
    guard let reader, let directory = reader.number(at: 4, bytes: 4) else { return nil }
    guard let entries = reader.number(at: directory, bytes: 2) else { return nil }
    for entry in 0..<entries {
      let start = directory + 2 + entry * 12
      guard let tag = reader.number(at: start, bytes: 2) else { return nil }
      if tag == 0x0112 { return reader.number(at: start + 8, bytes: 2) }
    }
    return nil
  }
}

private struct TIFFReader {
  private let bytes: UnsafeRawBufferPointer
  private let isLittleEndian: Bool

  init?(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    isLittleEndian = bytes.starts(with: [0x49, 0x49, 0x2A, 0])
    guard isLittleEndian || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) else { return nil }
  }

  func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    let digits = bytes[offset..<(offset + count)]
    return isLittleEndian
      ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
  }
}
