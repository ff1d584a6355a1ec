import CDeflate
public import GalleyPicture

/// Writes an animated PNG: frames of one size, each as the rectangle in which it differs from the one before.
///
/// Programs that know no animation show the first frame. Equal frames become one that stays longer.
public struct APNGWriter {
  private let width: Int
  private let height: Int
  private let scale: Double
  private var frames: [Frame] = []
  private var last: Bitmap?

  /// A rectangle of pixels, compressed.
  private struct Frame {
    let (x, y, width, height): (Int, Int, Int, Int)
    let data: [UInt8]
    /// How long it stays, in milliseconds.
    var delay: Double
  }

  /// A file of frames of `width` × `height` pixels, `scale` of them to a point.
  public init(width: Int, height: Int, scale: Double = 1) {
    precondition(width > 0 && height > 0, "an animated PNG has at least one pixel")
    (self.width, self.height, self.scale) = (width, height, scale)
  }

  /// Adds `bitmap`, which stays for `duration` seconds.
  public mutating func append(_ bitmap: Bitmap, for duration: Double) {
    precondition(bitmap.width == width && bitmap.height == height, "all frames of an animation are of one size")
    if let last, !frames.isEmpty, last.pixels == bitmap.pixels {
      frames[frames.count - 1].delay += duration * 1000
      return
    }
    let (x, y, width, height) = last.map { difference(from: $0, to: bitmap) } ?? (0, 0, width, height)
    let data = APNGWriter.compress(bitmap, x, y, width, height)
    frames.append(Frame(x: x, y: y, width: width, height: height, data: data, delay: duration * 1000))
    last = bitmap
  }

  /// The smallest rectangle outside of which both are equal.
  private func difference(from old: Bitmap, to new: Bitmap) -> (Int, Int, Int, Int) {
    let stride = width * 4
    return old.pixels.withUnsafeBytes { old in
      new.pixels.withUnsafeBytes { new in
        func isSame(_ row: Int) -> Bool {
          let line = row * stride..<(row + 1) * stride
          return old[line].elementsEqual(new[line])
        }
        let rows = (0..<height).filter { !isSame($0) }
        guard let top = rows.first, let bottom = rows.last else { return (0, 0, 1, 1) }
        var (left, right) = (stride, 0)
        for row in rows {
          let start = row * stride
          if let first = (0..<left).first(where: { old[start + $0] != new[start + $0] }) { left = first }
          if let end = (right..<stride).last(where: { old[start + $0] != new[start + $0] }) { right = end }
        }
        return (left / 4, top, right / 4 - left / 4 + 1, bottom - top + 1)
      }
    }
  }

  /// Rows without a filter, each behind the byte that says so.
  private static func compress(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((width * 4 + 1) * height)
    for row in y..<y + height {
      let start = (row * bitmap.width + x) * 4
      rows.append(0)
      rows += bitmap.pixels[start..<start + width * 4]
    }
    guard let deflater = Deflater(level: 6) else { preconditionFailure("out of memory") }
    return [UInt8](unsafeUninitializedCapacity: deflater.bound(for: rows.count)) { buffer, count in
      count = rows.withUnsafeBytes { deflater.compress($0, into: UnsafeMutableRawBufferPointer(buffer)) }
    }
  }

  /// The file's bytes; nothing where no frame was added.
  public func finish() -> [UInt8] {
    guard !frames.isEmpty else { return [] }
    let bound = frames.reduce(1024) { $0 + $1.data.count + 128 }
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      var chunks = ChunkWriter(UnsafeMutableRawBufferPointer(buffer))
      chunks.writeSignature()
      // Eight bits a channel, red green blue alpha.
      chunks.write("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 6, 0, 0, 0])
      chunks.write("sRGB", [0])
      // As often as it is looked at.
      chunks.write("acTL", bigEndian(UInt32(frames.count)) + bigEndian(0))
      var number: UInt32 = 0
      for (index, frame) in frames.enumerated() {
        chunks.write("fcTL", bigEndian(number) + control(frame))
        number += 1
        if index == 0 {
          chunks.write("IDAT", frame.data)
        } else {
          chunks.write("fdAT", bigEndian(number) + frame.data)
          number += 1
        }
      }
      chunks.write("IEND", [])
      count = chunks.count
    }
  }

  private func control(_ frame: Frame) -> [UInt8] {
    let place = [frame.width, frame.height, frame.x, frame.y].flatMap { bigEndian(UInt32($0)) }
    let (numerator, denominator) = APNGWriter.fraction(frame.delay)
    // The frame stays, and replaces what it covers.
    return place + sixteen(numerator) + sixteen(denominator) + [0, 0]
  }

  /// A delay as the fraction of a second that the format wants: in steps that frame rates are made of where that is
  /// exact, else in milliseconds.
  private static func fraction(_ milliseconds: Double) -> (Int, Int) {
    let steps = milliseconds * 0.24
    if abs(steps - steps.rounded()) < 1e-6, steps <= 65535 { return (Int(steps.rounded()), 240) }
    if milliseconds <= 65535 { return (Int(milliseconds.rounded()), 1000) }
    return (Int(min(milliseconds / 1000, 65535).rounded()), 1)
  }

  private func sixteen(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
}
