/// The frames of an animated PNG, one after another: a long animation takes no more memory than one of its frames.
public struct AnimationFrames {
  private let bytes: [UInt8]
  private var reader: APNGReader
  private var position = PNGChunks.start

  /// The frames of the file `bytes`, each of at most `pixelLimit` pixels.
  public init(_ bytes: [UInt8], pixelLimit: Int = ImageDecoder.defaultPixelLimit) {
    self.bytes = bytes
    reader = APNGReader(pixelLimit: pixelLimit, limitsTotal: false)
  }

  /// The next frame; nil behind the last.
  ///
  /// - Throws: ``ImageError/damaged(format:detail:)`` for bytes that are no animated PNG, and for what is cut off;
  ///   ``ImageError/tooLarge(width:height:limit:)`` for frames above the limit.
  public mutating func next() throws(ImageError) -> AnimatedImage.Frame? {
    // `withUnsafeBytes` throws untyped: the outcome crosses it as a value.
    let file = bytes
    let outcome = file.withUnsafeBytes { memory in
      Result { () throws(ImageError) in
        var chunks = PNGChunks(memory, from: position)
        defer { position = chunks.position }
        return try reader.next(&chunks)
      }
    }
    return try outcome.get()
  }
}
