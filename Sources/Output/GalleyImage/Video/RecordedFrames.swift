package import GalleyPicture

/// The frames of an animation, which one program passes to another program that encodes them.
///
/// Each frame consists of its width, its height and its number of bytes, as little-endian 32-bit numbers, followed by
/// the compressed pixels. A frame without bytes is identical to the one before it.
package struct RecordedFrames {
  package private(set) var bytes: [UInt8] = []
  private static let headLength = 12

  package init() {}

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Returns: Whether there was enough memory to compress the frame.
  package mutating func append(_ rows: PixelRows) -> Bool {
    let count = rows.width * 4
    // The frame is soon read and then deleted, so speed is more important than size.
    guard let deflater = Deflater(level: 1) else { return false }
    let input = UnsafeRawBufferPointer(start: rows.base, count: rows.height * rows.stride)
    guard rows.stride == count, rows.order == .premultipliedBGRA else { return false }
    let bound = deflater.bound(for: input.count)
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, initialized in
      initialized = deflater.compress(input, into: UnsafeMutableRawBufferPointer(buffer))
    }
    guard !packed.isEmpty else { return false }
    append([rows.width, rows.height, packed.count])
    bytes += packed
    return true
  }

  package mutating func appendRepetition() { append([0, 0, 0]) }

  private mutating func append(_ numbers: [Int]) {
    for number in numbers {
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  /// The largest width and the largest height, or nil if the record has no frame or is damaged.
  package var size: (width: Int, height: Int)? {
    var (width, height) = (0, 0)
    var place = 0
    while place < bytes.count {
      guard let head = head(at: place) else { return nil }
      (width, height) = (max(width, head.width), max(height, head.height))
      place += Self.headLength + head.count
    }
    return width > 0 && height > 0 ? (width, height) : nil
  }

  /// Calls `body` with each frame, or with nil for a frame that is identical to the one before it.
  ///
  /// - Returns: Whether the record is complete.
  package func forEach<Failure: Error>(_ body: (Bitmap?) throws(Failure) -> Void) throws(Failure) -> Bool {
    guard let inflater = Inflater() else { return false }
    var place = 0
    while place < bytes.count {
      guard let head = head(at: place) else { return false }
      place += Self.headLength
      let packed = Array(bytes[place..<place + head.count])
      place += head.count
      if packed.isEmpty {
        try body(nil)
      } else {
        guard let bitmap = Self.bitmap(packed, head.width, head.height, inflater) else { return false }
        try body(bitmap)
      }
    }
    return true
  }

  private static func bitmap(_ packed: [UInt8], _ width: Int, _ height: Int, _ inflater: Inflater) -> Bitmap? {
    var isComplete = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      isComplete = inflater.decompress(packed, into: UnsafeMutableRawBufferPointer(buffer))
      count = isComplete ? width * height * 4 : 0
    }
    guard isComplete else { return nil }
    return pixels.withUnsafeBytes { buffer in
      buffer.baseAddress.map { base in
        PixelRows(base: base, width: width, height: height, stride: width * 4, order: .premultipliedBGRA).bitmap()
      }
    }
  }

  private func head(at place: Int) -> (width: Int, height: Int, count: Int)? {
    guard bytes.count - place >= Self.headLength else { return nil }
    let numbers = (0..<3).map { index in
      (0..<4).reduce(0) { $0 | Int(bytes[place + index * 4 + $1]) << ($1 * 8) }
    }
    // The sides are limited as in `CanvasSize`, so their product cannot overflow.
    guard numbers[0] <= 32_767, numbers[1] <= 32_767, numbers[2] <= bytes.count - place - Self.headLength else {
      return nil
    }
    return (numbers[0], numbers[1], numbers[2])
  }
}
