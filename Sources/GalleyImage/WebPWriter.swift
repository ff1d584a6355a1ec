import CWebP
package import GalleyPicture

/// Writes an animated WebP without loss, by libwebp's own animation encoder: of each frame only what changed.
package final class WebPWriter {
  private let encoder: OpaquePointer
  private let width: Int
  private let height: Int
  private var config: WebPConfig
  /// When the last frame ends, in seconds.
  private var end = 0.0

  /// The longest side, in pixels.
  package static let longestSide = 16_383

  /// A file of frames of `width` × `height` pixels; nil where libwebp makes none: above 16,383 pixels a side.
  package init?(width: Int, height: Int) {
    guard max(width, height) <= WebPWriter.longestSide else { return nil }
    var options = WebPAnimEncoderOptions()
    var config = WebPConfig()
    guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0 else { return nil }
    // Level 2 of 9: a screen takes a tenth of the time of level 6 and 3 % more bytes.
    guard WebPConfigLosslessPreset(&config, 2) != 0 else { return nil }
    // The colours under what lets all through do not matter; on one thread, so that bytes do not depend on it.
    config.exact = 0
    config.thread_level = 0
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else { return nil }
    self.encoder = encoder
    self.config = config
    (self.width, self.height) = (width, height)
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Adds `bitmap`, which stays for `duration` seconds.
  package func append(_ bitmap: Bitmap, for duration: Double) throws(ImageError) {
    precondition(bitmap.width == width && bitmap.height == height, "all frames of an animation are of one size")
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw failure }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    (picture.width, picture.height) = (Int32(width), Int32(height))
    let isTaken = bitmap.pixels.withUnsafeBufferPointer { pixels in
      WebPPictureImportRGBA(&picture, pixels.baseAddress, Int32(width * 4)) != 0
        && WebPAnimEncoderAdd(encoder, &picture, milliseconds, &config) != 0
    }
    guard isTaken else { throw failure }
    end += duration
  }

  /// The file's bytes.
  package func finish() throws(ImageError) -> [UInt8] {
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    // Without a picture, the end of the last one.
    guard WebPAnimEncoderAdd(encoder, nil, milliseconds, nil) != 0, WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw failure }
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private var milliseconds: Int32 { Int32((end * 1000).rounded()) }

  private var failure: ImageError {
    let words = WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? ""
    return .damaged(format: "WebP", detail: words)
  }
}
