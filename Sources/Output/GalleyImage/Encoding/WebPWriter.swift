import CWebP
package import GalleyPicture

/// Writes animated WebP files. Each frame contains only the rectangle that changed, and is lossless unless it is
/// photographic. libwebp's own animation encoder is not used, because it works on a single thread.
package struct WebPWriter {
  private let width: Int
  private let height: Int
  private var frames: [Frame] = []
  private var end = 0.0

  package struct Change: Sendable {
    /// The left edge of the rectangle. Both coordinates are even, as the format requires.
    fileprivate let x: Int
    fileprivate let y: Int
    fileprivate let data: [UInt8]
  }

  private struct Frame {
    let change: Change
    var end: Int
  }

  package static let longestSide = 16_383

  package init?(width: Int, height: Int) {
    guard max(width, height) <= WebPWriter.longestSide else { return nil }
    (self.width, self.height) = (width, height)
  }

  package static func still(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
    try encode(bitmap, x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }

  /// Encodes a still image. Photographs are compressed lossily but without visible differences, and all other images
  /// losslessly.
  package static func shown(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
    try encode(asShown: bitmap, x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }

  /// Returns the change from the last image, or nil if both images are identical. Can be called on any thread.
  package static func change(to bitmap: Bitmap, from last: Bitmap?) throws(ImageError) -> Change? {
    guard let box = ChangedBox(from: last, to: bitmap) else { return nil }
    let (x, y) = (box.x & ~1, box.y & ~1)
    let data = try encode(
      asMoving: bitmap, x: x, y: y, width: box.x + box.width - x, height: box.y + box.height - y)
    return Change(x: x, y: y, data: data)
  }

  /// Appends a frame with a duration in seconds. If there is no change, extends the last frame.
  package mutating func append(_ change: Change?, for duration: Double) {
    end += duration
    let milliseconds = Int((end * 1000).rounded())
    if let change {
      frames.append(Frame(change: change, end: milliseconds))
    } else if !frames.isEmpty {
      frames[frames.count - 1].end = milliseconds
    }
  }

  /// Returns the file. If there is only one frame, it is a still image.
  package func finish() throws(ImageError) -> [UInt8] {
    if frames.count == 1 { return frames[0].change.data }
    guard !frames.isEmpty, let mux = WebPMuxNew() else { throw WebPWriter.failure("there is nothing to show") }
    defer { WebPMuxDelete(mux) }
    var start = 0
    for frame in frames {
      try WebPWriter.check(push(frame, from: start, to: mux))
      start = frame.end
    }
    // There is no background colour, and the animation repeats endlessly.
    var settings = WebPMuxAnimParams(bgcolor: 0, loop_count: 0)
    try WebPWriter.check(WebPMuxSetAnimationParams(mux, &settings))
    try WebPWriter.check(WebPMuxSetCanvasSize(mux, Int32(width), Int32(height)))
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    try WebPWriter.check(WebPMuxAssemble(mux, &data))
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private func push(_ frame: Frame, from start: Int, to mux: OpaquePointer) -> WebPMuxError {
    frame.change.data.withUnsafeBufferPointer { bytes in
      var info = WebPMuxFrameInfo()
      info.bitstream = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      (info.x_offset, info.y_offset) = (Int32(frame.change.x), Int32(frame.change.y))
      info.duration = Int32(clamping: frame.end - start)
      info.id = WEBP_CHUNK_ANMF
      // The rectangle replaces the previous pixels.
      (info.dispose_method, info.blend_method) = (WEBP_MUX_DISPOSE_NONE, WEBP_MUX_NO_BLEND)
      return WebPMuxPushFrame(mux, &info, 1)
    }
  }

  // MARK: Pixels

  private static let photographQuality: Float = 90
  /// The minimum signal-to-noise ratio, in decibels. Above it, differences are invisible at screen size.
  private static let minimumRatio: Float = 38

  private static func encode(
    asShown bitmap: Bitmap, x: Int, y: Int, width: Int, height: Int
  ) throws(ImageError) -> [UInt8] {
    if bitmap.isPhotographic(x: x, y: y, width: width, height: height) {
      var ratio: Float = 0
      let lossy = try encode(
        bitmap, x: x, y: y, width: width, height: height, quality: photographQuality, ratio: &ratio)
      if ratio >= minimumRatio { return lossy }
    }
    return try encode(bitmap, x: x, y: y, width: width, height: height)
  }

  /// Encodes a frame of an animation. A rectangle that contains a photograph is compressed lossily, because the area
  /// around the photograph usually moves with it, and the frame is visible only for a moment.
  private static func encode(
    asMoving bitmap: Bitmap, x: Int, y: Int, width: Int, height: Int
  ) throws(ImageError) -> [UInt8] {
    if bitmap.containsPhotograph(x: x, y: y, width: width, height: height) {
      var ratio: Float = 0
      let lossy = try encode(
        bitmap, x: x, y: y, width: width, height: height, quality: photographQuality, effort: 0, ratio: &ratio)
      if ratio >= minimumRatio { return lossy }
    }
    // For a screen of text, level 1 (of 9) takes 60 % of the time of level 2 and produces 11 % more bytes.
    var ratio: Float = 0
    return try encode(bitmap, x: x, y: y, width: width, height: height, quality: nil, effort: 1, ratio: &ratio)
  }

  private static func encode(
    _ bitmap: Bitmap, x: Int, y: Int, width: Int, height: Int
  ) throws(ImageError) -> [UInt8] {
    var ratio: Float = 0
    return try encode(bitmap, x: x, y: y, width: width, height: height, quality: nil, ratio: &ratio)
  }

  /// Encodes an image, losslessly if `quality` is nil. For a screen, lossless level 2 (of 9) takes a tenth of the time
  /// of level 6 and produces 3 % more bytes. Lossy method 2 (of 6) takes half the time of method 4 and produces 4 %
  /// more bytes.
  private static func encode(
    _ bitmap: Bitmap, x: Int, y: Int, width: Int, height: Int, quality: Float?, effort: Int32 = 2, ratio: inout Float
  ) throws(ImageError) -> [UInt8] {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0, choose(quality, effort, &config)
    else { throw failure("libwebp has another version") }
    defer { WebPPictureFree(&picture) }
    // Colours of fully transparent pixels need not be exact. Only one thread is used, so that the bytes do not depend
    // on the number of threads.
    (config.exact, config.thread_level) = (0, 0)
    picture.use_argb = quality == nil ? 1 : 0
    (picture.width, picture.height) = (Int32(width), Int32(height))
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    var statistics = WebPAuxStats()
    let isEncoded = withUnsafeMutablePointers(&writer, &statistics) { writer, statistics in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      picture.stats = statistics
      return bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return false }
        return WebPPictureImportRGBA(&picture, base + (y * bitmap.width + x) * 4, Int32(bitmap.width * 4)) != 0
          && WebPEncode(&config, &picture) != 0
      }
    }
    let code = picture.error_code
    if code == VP8_ENC_ERROR_OUT_OF_MEMORY || code == VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY {
      throw .outOfMemory(format: "WebP")
    }
    guard isEncoded else { throw failure("error \(code.rawValue) of its encoder") }
    // The five values are for Y, U, V, all three together, and alpha.
    ratio = statistics.PSNR.3
    return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }

  private static func choose(_ quality: Float?, _ effort: Int32, _ config: inout WebPConfig) -> Bool {
    guard let quality else { return WebPConfigLosslessPreset(&config, effort) != 0 }
    (config.quality, config.method) = (quality, effort)
    return WebPValidateConfig(&config) != 0
  }

  private static func check(_ result: WebPMuxError) throws(ImageError) {
    guard result == WEBP_MUX_OK else { throw failure("error \(result.rawValue) of its file writer") }
  }

  private static func withUnsafeMutablePointers<First, Second, Answer>(
    _ first: inout First, _ second: inout Second,
    _ body: (UnsafeMutablePointer<First>, UnsafeMutablePointer<Second>) -> Answer
  ) -> Answer {
    withUnsafeMutablePointer(to: &first) { first in withUnsafeMutablePointer(to: &second) { body(first, $0) } }
  }

  private static func failure(_ words: String) -> ImageError { .damaged(format: "WebP", detail: words) }
}
