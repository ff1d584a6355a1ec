/// A bitmap's pixels in memory, borrowed for one comparison: words with red in the lowest byte.
///
/// Swift runs on little-endian machines only where Galley does: the words are read as they lie in memory.
struct PixelPlane: @unchecked Sendable {
  let base: UnsafePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int

  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> { base + y * stride }

  @inline(__always)
  subscript(x: Int, y: Int) -> UInt32 { base[y * stride + x] }

  /// The pixels of a word of 64 in row `y` that differ from those of `other`; the row has `width` pixels.
  @inline(__always)
  func differences(from other: PixelPlane, word: Int, y: Int, width: Int) -> UInt64 {
    let start = word * 64
    let end = min(start + 64, width)
    var found: UInt64 = 0
    var x = start
    while x + 16 <= end {
      found |= differences(from: other, x: x, y: y) << UInt64(x - start)
      x += 16
    }
    while x < end {
      if self[x, y] != other[x, y] { found |= 1 << UInt64(x - start) }
      x += 1
    }
    return found
  }

  /// The number of pixels in `bits`, of a word of 64 in row `y`, that are fully transparent here and in `other`.
  @inline(__always)
  func hidden(with other: PixelPlane, among bits: UInt64, word: Int, y: Int, width: Int) -> Int {
    let start = word * 64
    guard mayShowNothing(with: other, start..<min(start + 64, width), y) else { return 0 }
    var (count, left) = (0, bits)
    while left != 0 {
      let x = start + left.trailingZeroBitCount
      if (self[x, y] | other[x, y]) >> 24 == 0 { count += 1 }
      left &= left - 1
    }
    return count
  }

  /// Whether some pixel of `columns` in row `y` may be fully transparent here and in `other`; a row that is opaque in
  /// either image is ruled out 16 pixels at a time.
  @inline(__always)
  private func mayShowNothing(with other: PixelPlane, _ columns: Range<Int>, _ y: Int) -> Bool {
    guard columns.count == 64 else { return true }
    var common = SIMD16<UInt32>(repeating: .max)
    for x in Swift.stride(from: columns.lowerBound, to: columns.upperBound, by: 16) {
      let mine = UnsafeRawPointer(row(y) + x).loadUnaligned(as: SIMD16<UInt32>.self)
      let theirs = UnsafeRawPointer(other.row(y) + x).loadUnaligned(as: SIMD16<UInt32>.self)
      // A pixel that is hidden has the alpha 0 in both, and one that is opaque in either keeps all bits.
      common &= mine | theirs
    }
    let eight = common.lowHalf & common.highHalf
    let four = eight.lowHalf & eight.highHalf
    return four[0] & four[1] & four[2] & four[3] < 0xFF00_0000
  }

  /// Which of the 16 pixels from `x` on in row `y` differ from those of `other`, the first in the lowest bit.
  @inline(__always)
  func differences(from other: PixelPlane, x: Int, y: Int) -> UInt64 {
    let mine = UnsafeRawPointer(row(y) + x).loadUnaligned(as: SIMD16<UInt32>.self)
    let theirs = UnsafeRawPointer(other.row(y) + x).loadUnaligned(as: SIMD16<UInt32>.self)
    let changes = mine ^ theirs
    // Most blocks are equal: one reduction of the whole block says so.
    let eight = changes.lowHalf | changes.highHalf
    let four = eight.lowHalf | eight.highHalf
    let two = unsafeBitCast(four, to: SIMD2<UInt64>.self)
    guard two[0] | two[1] != 0 else { return 0 }
    // A mask is all ones in the lanes that it selects; choosing by it lane by lane would take five times as long.
    let selected = unsafeBitCast(changes .!= .zero, to: SIMD16<UInt32>.self)
    return UInt64((selected & Self.bits).wrappedSum())
  }

  /// Whether the 16 pixels from `one` on are those from `other` on.
  @inline(__always)
  static func areAlike(_ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>) -> Bool {
    let mine = UnsafeRawPointer(one).loadUnaligned(as: SIMD16<UInt32>.self)
    let changes = mine ^ UnsafeRawPointer(other).loadUnaligned(as: SIMD16<UInt32>.self)
    let eight = changes.lowHalf | changes.highHalf
    let four = eight.lowHalf | eight.highHalf
    let two = unsafeBitCast(four, to: SIMD2<UInt64>.self)
    return two[0] | two[1] == 0
  }

  /// Whether the 16 pixels from `place` on all have the colour `pixel`.
  @inline(__always)
  static func areAll(_ pixel: UInt32, from place: UnsafePointer<UInt32>) -> Bool {
    let changes = UnsafeRawPointer(place).loadUnaligned(as: SIMD16<UInt32>.self) ^ SIMD16(repeating: pixel)
    let eight = changes.lowHalf | changes.highHalf
    let four = eight.lowHalf | eight.highHalf
    let two = unsafeBitCast(four, to: SIMD2<UInt64>.self)
    return two[0] | two[1] == 0
  }

  /// Whether two pixels differ by so little that an image that was only moved may have been rounded otherwise.
  @inline(__always)
  static func isRounding(_ one: UInt32, _ other: UInt32) -> Bool {
    let (mine, theirs) = (unsafeBitCast(one, to: SIMD4<UInt8>.self), unsafeBitCast(other, to: SIMD4<UInt8>.self))
    let steps = pointwiseMax(mine, theirs) &- pointwiseMin(mine, theirs)
    return steps.max() <= 1
  }

  private static var bits: SIMD16<UInt32> {
    [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768]
  }
}
