/// The frames of an animated PNG, a GIF or a WebP, one after another: a long animation takes no more memory than one of
/// its frames.
public struct AnimationFrames {
  private let bytes: [UInt8]
  private var png: APNGReader
  private var position = PNGChunks.start
  /// Nil for a file that is no GIF.
  private var gif: GIFReader?
  /// Nil for a file that is no WebP; or why it cannot be opened.
  private let webP: Result<WebPFrames, ImageError>?

  /// The frames of the file `bytes`, each of at most `pixelLimit` pixels.
  public init(_ bytes: [UInt8], pixelLimit: Int = ImageDecoder.defaultPixelLimit) {
    self.bytes = bytes
    png = APNGReader(pixelLimit: pixelLimit, limitsTotal: false)
    let isGIF = bytes.withUnsafeBytes { GIFReader.isGIF($0) }
    gif = isGIF ? GIFReader(bytes, pixelLimit: pixelLimit, limitsTotal: false) : nil
    // `withUnsafeBytes` throws untyped: the outcome crosses it as a value.
    webP = bytes.withUnsafeBytes { memory in
      guard WebPReader.isWebP(memory) else { return nil }
      return Result { () throws(ImageError) in try WebPFrames(memory, pixelLimit: pixelLimit) }
    }
  }

  /// The next frame; nil behind the last.
  ///
  /// - Throws: ``ImageError/damaged(format:detail:)`` for bytes that are no animation, and for what is cut off;
  ///   ``ImageError/tooLarge(width:height:limit:)`` for frames above the limit.
  public mutating func next() throws(ImageError) -> AnimatedImage.Frame? {
    if let webP { return try webP.get().next() }
    if gif != nil { return try gif?.next() }
    // `withUnsafeBytes` throws untyped: the outcome crosses it as a value.
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
