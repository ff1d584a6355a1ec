public import GalleyPicture

public struct AnimatedImage: Hashable, Sendable {
  /// The frames. Each has the full size of the animation.
  public let frames: [Frame]
  /// The number of repetitions; 0 means endless.
  public let plays: Int

  public struct Frame: Hashable, Sendable {
    public let bitmap: Bitmap
    public let duration: Double
  }
}

/// Reads all frames of animated PNG, GIF and WebP files. For long animations, ``AnimationFrames`` needs less memory.
///
/// ```swift
/// let animation = try AnimationDecoder.decode(bytes)
/// print(animation.frames.count, animation.frames[0].duration)
/// ```
public enum AnimationDecoder {
  /// The maximum number of frames, which corresponds to four and a half minutes at 60 frames per second. Even a tiny
  /// frame takes time to read.
  public static let frameLimit = 1 << 14

  public static func isAnimation(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { memory in
      if GIFReader.isGIF(memory) || WebPReader.isWebP(memory) { return true }
      for chunk in PNGChunks(memory) {
        if chunk.name == "acTL" { return true }
        // The chunk for animations is valid only before the image data.
        if chunk.name == "IDAT" { return false }
      }
      return false
    }
  }

  /// Returns whether `bytes` are an animated PNG, a GIF or a WebP that has a single frame.
  public static func isStill(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(StillImage.isStill) }

  /// Reads the animation in `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: An animated PNG, GIF or WebP file.
  ///   - pixelLimit: The maximum number of pixels in all frames together.
  /// - Throws: ``ImageError/damaged(format:detail:)``, ``ImageError/tooLarge(width:height:limit:)``,
  ///   ``ImageError/tooLong(frames:width:height:limit:)`` or ``ImageError/tooManyFrames(limit:)``.
  public static func decode(
    _ bytes: [UInt8], pixelLimit: Int = ImageDecoder.defaultPixelLimit
  ) throws(ImageError) -> AnimatedImage {
    // `withUnsafeBytes` does not support typed throws, so the closure returns a `Result`.
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
  static func check(frames: Int, width: Int, height: Int, pixelLimit: Int) throws(ImageError) {
    guard frames <= pixelLimit / max(1, width * height) else {
      throw .tooLong(frames: frames, width: width, height: height, limit: pixelLimit)
    }
    guard frames <= frameLimit else { throw .tooManyFrames(limit: frameLimit) }
  }
}
