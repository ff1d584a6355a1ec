import CPNG
import GalleyPicture

/// Reads PNG files. Common files are decoded by ``CommonPNG``, and all others by libpng's simplified API, which needs
/// no `setjmp`.
enum PNGReader {
  /// Decodes the image without changing the values in the file. Calls `visit` only if ``CommonPNG`` supports the file.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int, visit: CommonPNG.RowVisit
  ) throws(ImageError) -> Bitmap {
    if let bitmap = CommonPNG(bytes, pixelLimit: pixelLimit)?.decode(visit) { return bitmap }
    return try decodeAny(bytes, pixelLimit: pixelLimit)
  }

  static func decodeAny(_ bytes: UnsafeRawBufferPointer, pixelLimit: Int) throws(ImageError) -> Bitmap {
    guard let plain = withoutGamma(bytes) else { return try readPasses(bytes, pixelLimit: pixelLimit) }
    // `withUnsafeBytes` does not support typed throws, so the closure returns a `Result`.
    let outcome = plain.withUnsafeBytes { memory in
      Result { () throws(ImageError) in try readPasses(memory, pixelLimit: pixelLimit) }
    }
    return try outcome.get()
  }

  private static func readPasses(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int
  ) throws(ImageError) -> Bitmap {
    let woven = InterlacedPNG(bytes, pixelLimit: pixelLimit)?.decode { pass throws(ImageError) in
      try read(pass, pixelLimit: pixelLimit)
    }
    if let woven { return woven }
    return try read(bytes, pixelLimit: pixelLimit)
  }

  /// Returns the file without its gAMA chunk, because this chunk would make the simplified API change all colours.
  /// Returns nil if there is no such chunk before the pixels.
  private static func withoutGamma(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    var position = 8
    while position + 12 <= bytes.count {
      let length = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
      let end = position + 12 + length
      guard end <= bytes.count else { return nil }
      let name = bytes[(position + 4)..<(position + 8)]
      if name.elementsEqual("IDAT".utf8) { return nil }
      if name.elementsEqual("gAMA".utf8) { return Array(bytes[..<position]) + Array(bytes[end...]) }
      position = end
    }
    return nil
  }

  private static func read(_ bytes: UnsafeRawBufferPointer, pixelLimit: Int) throws(ImageError) -> Bitmap {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
      throw damage(image)
    }
    let (width, height) = (Int(image.width), Int(image.height))
    try ImageDecoder.check(width: width, height: height, limit: pixelLimit)
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    // Makes libpng treat 16-bit files without a gamma as sRGB, like all other files, instead of as linear light.
    image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
    var isWhole = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      isWhole = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
      count = isWhole ? width * height * 4 : 0
    }
    guard isWhole else { throw damage(image) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func damage(_ image: png_image) -> ImageError {
    let detail = withUnsafeBytes(of: image.message) { message in
      String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .damaged(format: "PNG", detail: detail)
  }
}
