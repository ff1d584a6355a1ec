public import GalleyPicture

/// Reads PNG and JPEG files into bitmaps, telling them apart by their first bytes.
public enum ImageDecoder {
  /// The most pixels an image may have unless a caller says otherwise: 2²⁸, a gibibyte of memory.
  public static let defaultPixelLimit = 1 << 28

  /// The image in `bytes`; colour profiles and gamma are ignored, a JPEG's EXIF orientation is applied.
  ///
  /// - Throws: ``ImageError/unknownFormat`` for another format, ``ImageError/damaged(format:detail:)`` for data
  ///   that ends early or breaks the format's rules, and ``ImageError/tooLarge(width:height:limit:)`` before any
  ///   memory is taken for the pixels.
  public static func decode(
    _ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit
  ) throws(ImageError) -> Bitmap {
    try decode(bytes, pixelLimit: pixelLimit) { _, _ in }
  }

  /// Decodes `bytes`. For most PNG files, calls `visit` with the number and the pixels of each row, in order.
  package static func decode(
    _ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit, visit: (Int, UnsafeRawPointer) -> Void
  ) throws(ImageError) -> Bitmap {
    // `withUnsafeBytes` throws untyped: the outcome crosses it as a value.
    let outcome = bytes.withUnsafeBytes { memory in
      Result { () throws(ImageError) in try decode(memory, pixelLimit: pixelLimit, visit: visit) }
    }
    return try outcome.get()
  }

  /// The image in memory that is borrowed for the call.
  public static func decode(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int = defaultPixelLimit
  ) throws(ImageError) -> Bitmap {
    try decode(bytes, pixelLimit: pixelLimit) { _, _ in }
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int, visit: (Int, UnsafeRawPointer) -> Void
  ) throws(ImageError) -> Bitmap {
    if bytes.starts(with: PNGChunks.signature) {
      return try PNGReader.decode(bytes, pixelLimit: pixelLimit, visit: visit)
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      return try JPEGReader.decode(bytes, pixelLimit: pixelLimit)
    }
    throw .unknownFormat
  }

  /// Checks a size that a header claims, before its pixels get memory.
  static func check(width: Int, height: Int, limit: Int) throws(ImageError) {
    guard width <= limit / max(1, height) else { throw .tooLarge(width: width, height: height, limit: limit) }
  }
}
