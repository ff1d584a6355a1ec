/// Reads the frames of an animated PNG, GIF or WebP file one by one, using the memory of a single frame.
///
/// ```swift
/// var frames = AnimationFrames(bytes)
/// while let frame = try frames.next() { print(frame.bitmap.width, frame.duration) }
/// ```
public struct AnimationFrames {
  private let bytes: [UInt8]
  private var png: APNGReader
  private var position = PNGChunks.start
  private var gif: GIFReader?
  /// The WebP decoder, or an error if the file cannot be opened. Nil for other files.
  private let webP: Result<WebPFrames, ImageError>?

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of an animated PNG, GIF or WebP file. For other content, the first call of ``next()``
  ///     throws an error.
  ///   - pixelLimit: The maximum number of pixels per frame.
  public init(_ bytes: [UInt8], pixelLimit: Int = ImageDecoder.defaultPixelLimit) {
    self.bytes = bytes
    png = APNGReader(pixelLimit: pixelLimit, limitsTotal: false)
    let isGIF = bytes.withUnsafeBytes { GIFReader.isGIF($0) }
    gif = isGIF ? GIFReader(bytes, pixelLimit: pixelLimit, limitsTotal: false) : nil
    // `withUnsafeBytes` does not support typed throws, so the closure returns a `Result`.
    webP = bytes.withUnsafeBytes { memory in
      guard WebPReader.isWebP(memory) else { return nil }
      return Result { () throws(ImageError) in try WebPFrames(memory, pixelLimit: pixelLimit) }
    }
  }

  /// Returns the next frame, or nil after the last one.
  ///
  /// Throws ``ImageError/damaged(format:detail:)`` if the file is not an animation or ends early, and
  /// ``ImageError/tooLarge(width:height:limit:)`` for frames above the limit.
  public mutating func next() throws(ImageError) -> AnimatedImage.Frame? {
    if let webP { return try webP.get().next() }
    if gif != nil { return try gif?.next() }
    // `withUnsafeBytes` does not support typed throws, so the closure returns a `Result`.
    let file = bytes
    let outcome = file.withUnsafeBytes { memory in
      Result { () throws(ImageError) in
        var chunks = PNGChunks(memory, from: position)
        defer { position = chunks.position }
        return try png.next(&chunks)
      }
    }
    return try outcome.get()
  }
}
