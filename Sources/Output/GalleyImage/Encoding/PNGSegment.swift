import CDeflate

/// A compressed part of an image. Segments are combined without compressing them again, because they contain no
/// references to earlier data, use no row filters, and end on a byte boundary.
package struct PNGSegment: Sendable {
  let bytes: [UInt8]
  let checksum: Adler32
  let rawCount: Int
  package let height: Int

  package var count: Int { bytes.count }
}

/// Compresses segments. Use an instance on only one thread at a time.
package final class PNGSegmenter {
  private let deflater = SegmentDeflater()

  package init() {}

  package func segment(_ pixels: PixelRows, isOpaque: Bool) -> PNGSegment {
    let repeats = pixels.repeats()
    let checksum = isOpaque ? pixels.opaqueChecksum(repeats) : pixels.straightChecksum(repeats)
    return PNGSegment(
      bytes: deflater.segment(pixels, repeats: repeats, isOpaque: isOpaque), checksum: checksum,
      rawCount: pixels.height * (pixels.width * (isOpaque ? 3 : 4) + 1), height: pixels.height)
  }
}

extension PixelRows {
  /// Returns the checksum of the opaque rows, each with a filter byte of 0 before it.
  fileprivate func opaqueChecksum(_ repeats: [Bool]) -> Adler32 {
    var checksum = Adler32()
    var row: (sum: UInt64, sums: UInt64) = (0, 0)
    for y in 0..<height {
      if !repeats[y] {
        let sums = PixelSums(self, row: y)
        row = (sums.sum, sums.sums)
      }
      checksum.append(count: width * 3 + 1, sum: row.sum, sums: row.sums)
    }
    return checksum
  }

  /// Returns the checksum of the rows with alpha, each with a filter byte of 0 before it.
  fileprivate func straightChecksum(_ repeats: [Bool]) -> Adler32 {
    var checksum: UInt32 = 1
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * 4 + 1) { bytes in
      guard let row = bytes.baseAddress else { preconditionFailure("memory that was taken has an address") }
      row.initialize(to: 0)
      for y in 0..<height {
        if !repeats[y] { copyStraight(row: y, to: row + 1) }
        checksum = libdeflate_adler32(checksum, row, bytes.count)
      }
    }
    return Adler32(checksum)
  }
}

struct SegmentedStream {
  let segments: [PNGSegment]

  var count: Int { segments.reduce(8) { $0 + $1.bytes.count } }

  func write(to target: UnsafeMutableRawBufferPointer) -> Int {
    // The header specifies a window of 32 KB and a fast compressor, and includes the check bits.
    (target[0], target[1]) = (0x78, 0x01)
    var place = 2
    var checksum = Adler32()
    for segment in segments {
      UnsafeMutableRawBufferPointer(rebasing: target[place...]).copyBytes(from: segment.bytes)
      place += segment.bytes.count
      checksum.append(segment.checksum, count: segment.rawCount)
    }
    // The last block is empty and uses the fixed codes.
    UnsafeMutableRawBufferPointer(rebasing: target[place...]).copyBytes(from: [0x03, 0x00] + bigEndian(checksum.value))
    return place + 6
  }
}

extension PNG {
  /// Combines segments into a file. `isOpaque` must have the same value as when the segments were compressed.
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
