import CWebP
import GalleyPicture

/// Reads WebP files. A still image counts as one frame.
enum WebPReader {
  static func isWebP(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count >= 12 && bytes.starts(with: "RIFF".utf8) && bytes[8..<12].elementsEqual("WEBP".utf8)
  }

  /// Reads all frames. `pixelLimit` applies to all frames together.
  static func read(_ bytes: UnsafeRawBufferPointer, pixelLimit: Int) throws(ImageError) -> AnimatedImage {
    let frames = try WebPFrames(bytes, pixelLimit: pixelLimit)
    try AnimationDecoder.check(
      frames: frames.count, width: frames.width, height: frames.height, pixelLimit: pixelLimit)
    var all: [AnimatedImage.Frame] = []
    while let frame = try frames.next() { all.append(frame) }
    return AnimatedImage(frames: all, plays: frames.plays)
  }

  static func damage(_ part: String) -> ImageError { .damaged(format: "WebP", detail: part) }
}

/// The frames of a file. This object owns the decoder and its bytes.
final class WebPFrames {
  private let bytes: UnsafeMutableRawBufferPointer
  private let decoder: OpaquePointer
  private var place = 0
  private var start: Int32 = 0
  let width: Int
  let height: Int
  let count: Int
  /// The number of repetitions; 0 means endless.
  let plays: Int

  /// Opens a file. `pixelLimit` applies to each frame.
  init(_ file: UnsafeRawBufferPointer, pixelLimit: Int) throws(ImageError) {
    guard let base = file.baseAddress?.assumingMemoryBound(to: UInt8.self) else { throw .unknownFormat }
    var (width, height): (Int32, Int32) = (0, 0)
    // The size is checked before the decoder allocates memory for it.
    guard WebPGetInfo(base, file.count, &width, &height) != 0 else { throw WebPReader.damage("its header") }
    try ImageDecoder.check(width: Int(width), height: Int(height), limit: pixelLimit)
    var options = WebPAnimDecoderOptions()
    guard WebPAnimDecoderOptionsInit(&options) != 0 else { throw WebPReader.damage("libwebp has another version") }
    options.color_mode = MODE_RGBA
    options.use_threads = 0
    bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: file.count, alignment: 16)
    bytes.copyMemory(from: file)
    var data = WebPData(bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: file.count)
    var facts = WebPAnimInfo()
    guard let decoder = WebPAnimDecoderNew(&data, &options) else {
      bytes.deallocate()
      throw WebPReader.damage("its list of frames")
    }
    guard WebPAnimDecoderGetInfo(decoder, &facts) != 0, facts.frame_count > 0 else {
      WebPAnimDecoderDelete(decoder)
      bytes.deallocate()
      throw WebPReader.damage("its list of frames")
    }
    self.decoder = decoder
    (self.width, self.height) = (Int(facts.canvas_width), Int(facts.canvas_height))
    (count, plays) = (Int(facts.frame_count), Int(facts.loop_count))
    try ImageDecoder.check(width: self.width, height: self.height, limit: pixelLimit)
  }

  deinit {
    WebPAnimDecoderDelete(decoder)
    bytes.deallocate()
  }

  func next() throws(ImageError) -> AnimatedImage.Frame? {
    guard place < count else { return nil }
    var pixels: UnsafeMutablePointer<UInt8>?
    var end: Int32 = 0
    guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else {
      throw WebPReader.damage("frame \(place)")
    }
    let bitmap = Bitmap(
      width: width, height: height, pixels: Array(UnsafeBufferPointer(start: pixels, count: width * height * 4)))
    defer { (start, place) = (end, place + 1) }
    return AnimatedImage.Frame(bitmap: bitmap, duration: Double(end - start) / 1000)
  }
}
