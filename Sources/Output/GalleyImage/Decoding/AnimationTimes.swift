/// The durations of an animation's frames, which are read without decoding pixels.
public struct AnimationTimes: Hashable, Sendable {
  /// The duration of each frame, in seconds.
  public let durations: [Double]
  /// The number of repetitions; 0 means endless.
  public let plays: Int

  /// The maximum number of pixels in all frames. It corresponds to 26,000 phone screens, which are read one by one.
  private static let pixelLimit = 1 << 35

  /// Reads the durations. A file with a single image has one frame. Throws ``ImageError`` if the file is truncated or
  /// too long.
  public init(_ bytes: [UInt8]) throws(ImageError) {
    // `withUnsafeBytes` does not support typed throws, so the closure returns a `Result`.
    let outcome = bytes.withUnsafeBytes { memory in
      Result { () throws(ImageError) in
        if GIFReader.isGIF(memory) {
          var reader = GIFReader(bytes, pixelLimit: ImageDecoder.defaultPixelLimit)
          let durations = try reader.durations()
          return Facts(durations: durations, plays: reader.plays, size: reader.width * reader.height)
        }
        return WebPReader.isWebP(memory) ? Self.webP(memory) : try Self.png(memory)
      }
    }
    let facts = try outcome.get()
    (durations, plays) = (facts.durations, facts.plays)
    let count = max(durations.count, facts.promised)
    guard facts.size <= Self.pixelLimit / max(count, 1) else {
      throw .tooLong(frames: count, width: facts.size, height: 1, limit: Self.pixelLimit)
    }
    guard count <= AnimationDecoder.frameLimit else { throw .tooManyFrames(limit: AnimationDecoder.frameLimit) }
  }

  private struct Facts {
    var durations: [Double] = []
    var plays = 0
    var promised = 0
    var size = 0
  }

  private static func png(_ file: UnsafeRawBufferPointer) throws(ImageError) -> Facts {
    var facts = Facts()
    for chunk in PNGChunks(file) {
      switch chunk.name {
      case "IHDR" where chunk.body.count == 13:
        let (width, height) = (chunk.body.bigEndianNumber(at: 0), chunk.body.bigEndianNumber(at: 4))
        try ImageDecoder.check(width: width, height: height, limit: ImageDecoder.defaultPixelLimit)
        facts.size = width * height
      case "acTL" where chunk.body.count == 8:
        facts.plays = chunk.body.bigEndianNumber(at: 4)
        facts.promised = chunk.body.bigEndianNumber(at: 0)
      case "fcTL" where chunk.body.count == 26: facts.durations.append(FrameControl.duration(chunk.body))
      default: break
      }
    }
    return facts
  }

  private static func webP(_ file: UnsafeRawBufferPointer) -> Facts {
    func number(_ place: Int, _ bytes: Int) -> Int { (0..<bytes).reduce(0) { $0 | Int(file[place + $1]) << (8 * $1) } }
    var facts = Facts(plays: 1)
    var place = 12
    while place + 8 <= file.count {
      let count = number(place + 4, 4)
      let body = place + 8
      guard count <= file.count - body else { break }
      switch String(decoding: file[place..<(place + 4)], as: UTF8.self) {
      case "VP8X" where count >= 10: facts.size = (number(body + 4, 3) + 1) * (number(body + 7, 3) + 1)
      case "ANIM" where count >= 6: facts.plays = number(body + 4, 2)
      case "ANMF" where count >= 16: facts.durations.append(Double(number(body + 12, 3)) / 1000)
      default: break
      }
      place = body + count + count % 2
    }
    if facts.durations.isEmpty { facts.durations = [0] }
    return facts
  }
}
