import CWebP
import GalleyPicture

/// Reads the frames of a WebP as they are shown, by libwebp's own animation decoder; a still picture is one frame.
enum WebPReader {
  /// Whether `bytes` start as a WebP does.
  static func isWebP(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count >= 12 && bytes.starts(with: "RIFF".utf8) && bytes[8..<12].elementsEqual("WEBP".utf8)
  }

  /// The animation in `bytes`, whose frames together have at most `pixelLimit` pixels.
  static func read(_ bytes: UnsafeRawBufferPointer, pixelLimit: Int) throws(ImageError) -> AnimatedImage {
    guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { throw .unknownFormat }
    var (width, height): (Int32, Int32) = (0, 0)
    // Before the decoder takes memory for what the header promises.
    guard WebPGetInfo(base, bytes.count, &width, &height) != 0 else { throw damage("its header") }
    try ImageDecoder.check(width: Int(width), height: Int(height), limit: pixelLimit)
    var options = WebPAnimDecoderOptions()
    var data = WebPData(bytes: base, size: bytes.count)
    guard WebPAnimDecoderOptionsInit(&options) != 0 else { throw damage("libwebp is another version") }
    options.color_mode = MODE_RGBA
    options.use_threads = 0
    guard let decoder = WebPAnimDecoderNew(&data, &options) else { throw damage("its list of frames") }
    defer { WebPAnimDecoderDelete(decoder) }
    return try read(decoder, pixelLimit: pixelLimit)
  }

  private static func read(_ decoder: OpaquePointer, pixelLimit: Int) throws(ImageError) -> AnimatedImage {
    var facts = WebPAnimInfo()
    guard WebPAnimDecoderGetInfo(decoder, &facts) != 0, facts.frame_count > 0 else {
      throw damage("its list of frames")
    }
    let (width, height, count) = (Int(facts.canvas_width), Int(facts.canvas_height), Int(facts.frame_count))
    try ImageDecoder.check(width: width, height: height, limit: pixelLimit)
    try AnimationDecoder.check(frames: count, width: width, height: height, pixelLimit: pixelLimit)
    var frames: [AnimatedImage.Frame] = []
    var start: Int32 = 0
    for index in 0..<count {
      var pixels: UnsafeMutablePointer<UInt8>?
      var end: Int32 = 0
      guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else { throw damage("frame \(index)") }
      let bitmap = Bitmap(
        width: width, height: height,
        pixels: Array(UnsafeBufferPointer(start: pixels, count: width * height * 4)))
      frames.append(AnimatedImage.Frame(bitmap: bitmap, duration: Double(end - start) / 1000))
      start = end
    }
    return AnimatedImage(frames: frames, plays: Int(facts.loop_count))
  }

  private static func damage(_ part: String) -> ImageError { .damaged(format: "WebP", detail: part) }
}
