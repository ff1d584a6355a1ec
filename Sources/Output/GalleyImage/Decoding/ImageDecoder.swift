public import GalleyPicture

/// Reads PNG and JPEG files, which it recognises by their first bytes.
///
/// ```swift
/// let bitmap = try ImageDecoder.decode(bytes)
/// print(bitmap.width, bitmap.height, bitmap[0, 0])
/// ```
public enum ImageDecoder {
  /// The default maximum number of pixels, which take 1 GiB of memory.
  public static let defaultPixelLimit = 1 << 28

  /// Reads the image in `bytes`. Applies the EXIF orientation of a JPEG, and ignores colour profiles and gamma; see
  /// ``ColorProfile``.
  ///
  /// - Parameters:
  ///   - bytes: A PNG or JPEG file.
  ///   - pixelLimit: The maximum number of pixels.
  /// - Throws: ``ImageError/unknownFormat`` for another format, ``ImageError/damaged(format:detail:)`` for incomplete
  ///   or invalid data, and ``ImageError/tooLarge(width:height:limit:)`` before memory is allocated for the pixels.
  public static func decode(
    _ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit
  ) throws(ImageError) -> Bitmap {
    try decode(bytes, pixelLimit: pixelLimit) { _, _, _ in }
  }

  /// Decodes `bytes`. For most PNG files, calls `visit` for each row, in order. Its arguments are the number of the
  /// row, its pixels, and whether they are identical to the pixels of the row above.
  package static func decode(
    _ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit, visit: (Int, UnsafeRawPointer, Bool) -> Void
  ) throws(ImageError) -> Bitmap {
    // `withUnsafeBytes` does not support typed throws, so the closure returns a `Result`.
    let outcome = bytes.withUnsafeBytes { memory in
      Result { () throws(ImageError) in try decode(memory, pixelLimit: pixelLimit, visit: visit) }
    }
    return try outcome.get()
  }

  /// Reads an image from memory that only needs to be valid during the call.
  ///
  /// - Parameters:
  ///   - bytes: The content of a PNG or JPEG file.
  ///   - pixelLimit: The maximum number of pixels, which protects against small files that contain huge images.
  /// - Throws: ``ImageError`` if the format is unknown, the image is damaged, or it has too many pixels.
  public static func decode(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int = defaultPixelLimit
  ) throws(ImageError) -> Bitmap {
    try decode(bytes, pixelLimit: pixelLimit) { _, _, _ in }
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int, visit: (Int, UnsafeRawPointer, Bool) -> Void
  ) throws(ImageError) -> Bitmap {
    if bytes.starts(with: PNGChunks.signature) {
      return try PNGReader.decode(bytes, pixelLimit: pixelLimit, visit: visit)
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      return try JPEGReader.decode(bytes, pixelLimit: pixelLimit)
    }
    throw .unknownFormat
  }

  /// Throws an error if an image is too large. Call this function before memory is allocated.
  static func check(width: Int, height: Int, limit: Int) throws(ImageError) {
    guard width <= limit / max(1, height) else { throw .tooLarge(width: width, height: height, limit: limit) }
  }
}
