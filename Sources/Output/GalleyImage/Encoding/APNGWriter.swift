import CDeflate
package import GalleyPicture

/// Writes animated PNG files. Each frame contains only the rows that differ from the previous frame. Identical frames
/// are merged.
package struct APNGWriter {
  package struct Part: Sendable {
    let key: PictureDigest
    let segment: PNGSegment

    package init(key: PictureDigest, segment: PNGSegment) {
      self.key = key
      self.segment = segment
    }
  }

  private let width: Int
  private let height: Int
  private let isOpaque: Bool
  private let scale: Double
  private var frames: [Frame] = []
  private var last: [Part] = []

  private struct Frame {
    let top: Int
    let segments: [PNGSegment]
    var delay: Double

    var height: Int { segments.reduce(0) { $0 + $1.height } }
  }

  package init(width: Int, height: Int, isOpaque: Bool, scale: Double = 1) {
    precondition(width > 0 && height > 0, "an animated PNG has at least one pixel")
    (self.width, self.height, self.isOpaque, self.scale) = (width, height, isOpaque, scale)
  }

  /// Appends a frame that consists of parts from top to bottom, with a duration in seconds.
  package mutating func append(_ parts: [Part], for duration: Double) {
    let same = APNGWriter.sameRows(last, parts)
    if !frames.isEmpty, same.top == parts.count {
      frames[frames.count - 1].delay += duration * 1000
      return
    }
    let changed = parts[same.top..<(parts.count - same.bottom)].map(\.segment)
    let top = parts[..<same.top].reduce(0) { $0 + $1.segment.height }
    frames.append(Frame(top: top, segments: changed, delay: duration * 1000))
    last = parts
  }

  private static func sameRows(_ old: [Part], _ new: [Part]) -> (top: Int, bottom: Int) {
    func isSame(_ pair: (Part, Part)) -> Bool {
      pair.0.key == pair.1.key && pair.0.segment.height == pair.1.segment.height
    }
    let top = zip(old, new).prefix(while: isSame).count
    guard top < new.count else { return (top, 0) }
    let bottom = zip(old[top...].reversed(), new[top...].reversed()).prefix(while: isSame).count
    // A frame needs at least one row.
    return top + bottom < new.count ? (top, bottom) : (top, new.count - top - 1)
  }

  package func finish() -> [UInt8] {
    guard !frames.isEmpty else { return [] }
    let streams = frames.map { SegmentedStream(segments: $0.segments) }
    let bound = streams.reduce(1024) { $0 + $1.count + 128 }
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      var chunks = ChunkWriter(UnsafeMutableRawBufferPointer(buffer))
      chunks.writeSignature()
      chunks.write("IHDR", PNG.header(width: width, height: height, colorType: isOpaque ? 2 : 6))
      chunks.write("sRGB", [0])
      chunks.write("pHYs", PNG.resolution(scale))
      // The number of repetitions is 0, which means endless.
      chunks.write("acTL", bigEndian(UInt32(frames.count)) + bigEndian(0))
      var number: UInt32 = 0
      for (index, frame) in frames.enumerated() {
        chunks.write("fcTL", bigEndian(number) + control(frame))
        number += 1
        if index == 0 {
          chunks.write("IDAT") { streams[0].write(to: $0) }
        } else {
          chunks.write("fdAT") { target in
            target.copyBytes(from: bigEndian(number))
            return 4 + streams[index].write(to: UnsafeMutableRawBufferPointer(rebasing: target[4...]))
          }
          number += 1
        }
      }
      chunks.write("IEND", [])
      count = chunks.count
    }
  }

  private func control(_ frame: Frame) -> [UInt8] {
    let place = [width, frame.height, 0, frame.top].flatMap { bigEndian(UInt32($0)) }
    let (numerator, denominator) = APNGWriter.fraction(frame.delay)
    // The frame remains and replaces the previous pixels, so it is neither disposed nor blended.
    return place + sixteen(numerator) + sixteen(denominator) + [0, 0]
  }

  /// Returns the duration in steps of 1/240 s if that is exact, and otherwise in milliseconds.
  private static func fraction(_ milliseconds: Double) -> (Int, Int) {
    let steps = milliseconds * 0.24
    if abs(steps - steps.rounded()) < 1e-6, steps <= 65535 { return (Int(steps.rounded()), 240) }
    if milliseconds <= 65535 { return (Int(milliseconds.rounded()), 1000) }
    return (Int(min(milliseconds / 1000, 65535).rounded()), 1)
  }

  private func sixteen(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
}
