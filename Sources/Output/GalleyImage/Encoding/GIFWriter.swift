package import GalleyPicture

/// Writes animated GIF files. Each frame contains only the rectangle that changed, with its own palette.
///
/// Durations are in hundredths of a second, and their rounding errors do not accumulate. Every frame lasts at least two
/// hundredths, because viewers would treat a shorter duration as an error. Transparent pixels are composited over
/// white.
package struct GIFWriter {
  private let width: Int
  private let height: Int
  private var frames: [Frame] = []
  private var end = 0.0

  package struct Change: Sendable {
    fileprivate let data: [UInt8]
  }

  private struct Frame {
    let change: Change
    var end: Int
  }

  package static let longestSide = 65_535

  package init(width: Int, height: Int) {
    precondition((1...65_535).contains(width) && (1...65_535).contains(height), "GIF counts pixels in 16 bits")
    (self.width, self.height) = (width, height)
  }

  /// Returns the change from the last image, or nil if both images are identical. Can be called on any thread.
  package static func change(to bitmap: Bitmap, from last: Bitmap?, colors: Int = 256) -> Change? {
    guard let box = ChangedBox(from: last, to: bitmap) else { return nil }
    let reduced = ColorReduction(pixels(of: bitmap, in: box), limit: colors)
    let bits = (1...8).first { 1 << $0 >= reduced.palette.count } ?? 8
    let place = [box.x, box.y, box.width, box.height].flatMap(littleEndian)
    let table = (0..<1 << bits).flatMap { index -> [UInt8] in
      let color = index < reduced.palette.count ? reduced.palette[index] : 0
      return [UInt8(color & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color >> 16 & 0xFF)]
    }
    let data = LZWWriter.data(of: reduced.indices, bits: bits)
    return Change(data: [0x2C] + place + [0x80 | UInt8(bits - 1)] + table + data)
  }

  /// Appends a frame with a duration in seconds. If there is no change, extends the last frame.
  package mutating func append(_ change: Change?, for duration: Double) {
    end += duration
    let hundredths = Int((end * 100).rounded())
    if let change {
      frames.append(Frame(change: change, end: hundredths))
    } else if !frames.isEmpty {
      frames[frames.count - 1].end = hundredths
    }
  }

  package func finish() -> [UInt8] {
    guard !frames.isEmpty else { return [] }
    // There is no global palette, and the animation repeats endlessly.
    var bytes = Array("GIF89a".utf8) + GIFWriter.littleEndian(width) + GIFWriter.littleEndian(height) + [0x70, 0, 0]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    var start = 0
    for frame in frames {
      let delay = min(max(frame.end - start, 2), 65_535)
      start += delay
      // The previous content remains, so the frame is not disposed.
      bytes += [0x21, 0xF9, 4, 0x04] + GIFWriter.littleEndian(delay) + [0, 0]
      bytes += frame.change.data
    }
    return bytes + [0x3B]
  }

  private static func pixels(of bitmap: Bitmap, in box: ChangedBox) -> [UInt32] {
    var colors: [UInt32] = []
    colors.reserveCapacity(box.width * box.height)
    bitmap.pixels.withUnsafeBytes { bytes in
      for y in box.y..<box.y + box.height {
        for x in box.x..<box.x + box.width {
          let word = bytes.loadUnaligned(fromByteOffset: (y * bitmap.width + x) * 4, as: UInt32.self).littleEndian
          colors.append(word >> 24 == 255 ? word & 0xFF_FFFF : overWhite(word))
        }
      }
    }
    return colors
  }

  private static func overWhite(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      (((word >> shift & 0xFF) * alpha + 255 * (255 - alpha) + 127) / 255) << shift
    }
    return channel(0) | channel(8) | channel(16)
  }

  private static func littleEndian(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }
}
