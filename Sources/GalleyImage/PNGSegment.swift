import CDeflate

/// Some rows of pixels as a part of a PNG file's data, compressed by themselves.
///
/// Files are put together from segments without compressing anything again: each begins afresh and ends at a whole
/// byte, and its rows have no filter, so its bytes do not depend on its neighbours.
package struct PNGSegment: Sendable {
  /// The compressed bytes.
  let bytes: [UInt8]
  /// The checksum of the rows, as zlib wants it.
  let checksum: UInt32
  /// The length of the rows before compression.
  let rawCount: Int
  /// How many rows of pixels.
  package let height: Int

  /// The size of the segment in a file.
  package var count: Int { bytes.count }
}

/// Makes segments of files; it keeps its memory from one to the next. One is used on one thread at a time.
package final class PNGSegmenter {
  private let deflater = SegmentDeflater()
  private var rows = UnsafeMutableRawBufferPointer.allocate(byteCount: 0, alignment: 8)

  package init() {}

  deinit { rows.deallocate() }

  /// The segment of `pixels`: red, green and blue where they are opaque, else alpha too.
  package func segment(_ pixels: PixelRows, isOpaque: Bool) -> PNGSegment {
    let rowBytes = pixels.width * (isOpaque ? 3 : 4) + 1
    let count = rowBytes * pixels.height
    // Pixels are stored, and bytes compared, some at a time.
    reserve(count + 16)
    guard let base = rows.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      preconditionFailure("memory that was taken has an address")
    }
    for y in 0..<pixels.height {
      let row = base + y * rowBytes
      row.pointee = 0
      // Half the rows of a screen are the ones above.
      if y > 0, pixels.isRow(y, equalTo: y - 1) {
        (row + 1).update(from: row + 1 - rowBytes, count: rowBytes - 1)
        continue
      }
      isOpaque ? pixels.copyOpaque(row: y, to: row + 1) : pixels.copyStraight(row: y, to: row + 1)
    }
    return PNGSegment(
      bytes: deflater.segment(base, count: count, rowBytes: rowBytes, pixelBytes: isOpaque ? 3 : 4),
      checksum: libdeflate_adler32(1, base, count), rawCount: count, height: pixels.height)
  }

  private func reserve(_ count: Int) {
    guard count > rows.count else { return }
    rows.deallocate()
    rows = .allocate(byteCount: count, alignment: 8)
  }
}

/// The zlib stream of segments one behind the other.
struct SegmentedStream {
  let segments: [PNGSegment]

  /// The stream's length.
  var count: Int { segments.reduce(8) { $0 + $1.bytes.count } }

  /// Writes the stream to `target`, which has room for it; answers its length.
  func write(to target: UnsafeMutableRawBufferPointer) -> Int {
    // A window of 32 KB; the check bits for a fast compressor.
    (target[0], target[1]) = (0x78, 0x01)
    var place = 2
    var checksum: UInt32 = 1
    for segment in segments {
      UnsafeMutableRawBufferPointer(rebasing: target[place...]).copyBytes(from: segment.bytes)
      place += segment.bytes.count
      checksum = SegmentedStream.combine(checksum, segment.checksum, count: segment.rawCount)
    }
    // The last block: nothing, in the fixed code.
    UnsafeMutableRawBufferPointer(rebasing: target[place...]).copyBytes(from: [0x03, 0x00] + bigEndian(checksum))
    return place + 6
  }

  /// The Adler-32 checksum of bytes with the checksum `first` and then `count` bytes with `second`.
  static func combine(_ first: UInt32, _ second: UInt32, count: Int) -> UInt32 {
    let base = 65_521
    let rest = count % base
    let (low, high) = (Int(first & 0xFFFF), Int(first >> 16))
    let (nextLow, nextHigh) = (Int(second & 0xFFFF), Int(second >> 16))
    // Sums start at one: the one of the second is counted once, as often as it was added up.
    let sum = (low + nextLow - 1 + base) % base
    let sums = (high + nextHigh + rest * (low - 1 + base)) % base
    return UInt32(sums) << 16 | UInt32(sum)
  }
}

extension PNG {
  /// The file of segments, each the rows below the one before, `width` pixels wide and opaque or not as they were made.
  package static func encode(_ segments: [PNGSegment], width: Int, isOpaque: Bool, scale: Double) -> [UInt8] {
    let stream = SegmentedStream(segments: segments)
    let height = segments.reduce(0) { $0 + $1.height }
    return [UInt8](unsafeUninitializedCapacity: stream.count + 256) { buffer, count in
      var chunks = ChunkWriter(UnsafeMutableRawBufferPointer(buffer))
      chunks.writeSignature()
      chunks.write("IHDR", header(width: width, height: height, colorType: isOpaque ? 2 : 6))
      chunks.write("sRGB", [0])
      chunks.write("pHYs", resolution(scale))
      chunks.write("IDAT") { stream.write(to: $0) }
      chunks.write("IEND", [])
      count = chunks.count
    }
  }
}
