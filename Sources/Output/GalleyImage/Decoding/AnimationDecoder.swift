public import GalleyPicture

/// A picture that changes with time.
public struct AnimatedImage: Hashable, Sendable {
  /// The frames as they are shown, each as large as the whole.
  public let frames: [Frame]
  /// How often it plays; 0 is for ever.
  public let plays: Int

  public struct Frame: Hashable, Sendable {
    public let bitmap: Bitmap
    /// How long, in seconds.
    public let duration: Double
  }
}

/// Reads animated PNG, GIF and WebP files into their frames.
public enum AnimationDecoder {
  /// The most frames that are read: four and a half minutes at sixty a second. However small a frame is, each takes time
  /// of its own.
  public static let frameLimit = 1 << 14

  /// Whether `bytes` are a PNG that says it is animated, a GIF or a WebP.
  public static func isAnimation(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { memory in
      if GIFReader.isGIF(memory) || WebPReader.isWebP(memory) { return true }
      for chunk in PNGChunks(memory) {
        if chunk.name == "acTL" { return true }
        // The promise stands before the first pixels, or it does not count.
        if chunk.name == "IDAT" { return false }
      }
      return false
    }
  }

  /// Whether `bytes` are an animated PNG, a GIF or a WebP that holds one frame: a picture that stands.
  public static func isStill(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(StillImage.isStill) }

  /// The animation in `bytes`, all of whose frames together have at most `pixelLimit` pixels.
  ///
  /// - Throws: ``ImageError/damaged(format:detail:)`` and ``ImageError/tooLarge(width:height:limit:)``, as for a
  ///   picture, ``ImageError/tooLong(frames:width:height:limit:)`` and ``ImageError/tooManyFrames(limit:)``.
  public static func decode(
    _ bytes: [UInt8], pixelLimit: Int = ImageDecoder.defaultPixelLimit
  ) throws(ImageError) -> AnimatedImage {
    // `withUnsafeBytes` throws untyped: the outcome crosses it as a value.
    let outcome = bytes.withUnsafeBytes { memory in
      Result { () throws(ImageError) in
        if GIFReader.isGIF(memory) {
          var reader = GIFReader(bytes, pixelLimit: pixelLimit)
          return try reader.read()
        }
        if WebPReader.isWebP(memory) { return try WebPReader.read(memory, pixelLimit: pixelLimit) }
        var reader = APNGReader(pixelLimit: pixelLimit)
        return try reader.read(memory)
      }
    }
    return try outcome.get()
  }
}

extension AnimationDecoder {
  /// Throws unless `frames` of `width` × `height` pixels may be read.
  static func check(frames: Int, width: Int, height: Int, pixelLimit: Int) throws(ImageError) {
    guard frames <= pixelLimit / max(1, width * height) else {
      throw .tooLong(frames: frames, width: width, height: height, limit: pixelLimit)
    }
    guard frames <= frameLimit else { throw .tooManyFrames(limit: frameLimit) }
  }
}
