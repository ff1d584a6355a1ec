/// The pixels of a bitmap, borrowed for one comparison. A pixel is a word with red in the lowest byte. Words are read
/// directly from memory, because Galley runs only on little-endian machines.
struct PixelPlane: @unchecked Sendable {
  let base: UnsafePointer<UInt32>
  /// The distance between two rows, in pixels.
  let stride: Int

  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> { base + y * stride }

  @inline(__always)
  subscript(x: Int, y: Int) -> UInt32 { base[y * stride + x] }

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

  /// Whether any pixel may be fully transparent in both planes. Tests 16 pixels at a time and returns false for opaque
  /// rows.
  @inline(__always)
  private func mayShowNothing(with other: PixelPlane, _ columns: Range<Int>, _ y: Int) -> Bool {
    guard columns.count == 64 else { return true }
    var common = SIMD16<UInt32>(repeating: .max)
    for x in Swift.stride(from: columns.lowerBound, to: columns.upperBound, by: 16) {
      let mine = UnsafeRawPointer(row(y) + x).loadUnaligned(as: SIMD16<UInt32>.self)
      let theirs = UnsafeRawPointer(other.row(y) + x).loadUnaligned(as: SIMD16<UInt32>.self)
      // The alpha of a pixel becomes 0 if the pixel is transparent in both planes. It keeps all bits if the pixel is
      // opaque in either plane.
      common &= mine | theirs
    }
    let eight = common.lowHalf & common.highHalf
    let four = eight.lowHalf & eight.highHalf
    return four[0] & four[1] & four[2] & four[3] < 0xFF00_0000
  }

  /// Returns the differing pixels as bits. The first pixel is in the lowest bit.
  @inline(__always)
  func differences(from other: PixelPlane, x: Int, y: Int) -> UInt64 {
    let mine = UnsafeRawPointer(row(y) + x).loadUnaligned(as: SIMD16<UInt32>.self)
    let theirs = UnsafeRawPointer(other.row(y) + x).loadUnaligned(as: SIMD16<UInt32>.self)
    let changes = mine ^ theirs
    // Most blocks are identical, which one reduction of the whole block detects.
    let eight = changes.lowHalf | changes.highHalf
    let four = eight.lowHalf | eight.highHalf
    let two = unsafeBitCast(four, to: SIMD2<UInt64>.self)
    guard two[0] | two[1] != 0 else { return 0 }
    // A mask lane is all ones if it is selected. Selecting lane by lane would take five times as long.
    let selected = unsafeBitCast(changes .!= .zero, to: SIMD16<UInt32>.self)
    return UInt64((selected & Self.bits).wrappedSum())
  }

  @inline(__always)
  static func areAlike(_ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>) -> Bool {
    let mine = UnsafeRawPointer(one).loadUnaligned(as: SIMD16<UInt32>.self)
    let changes = mine ^ UnsafeRawPointer(other).loadUnaligned(as: SIMD16<UInt32>.self)
    let eight = changes.lowHalf | changes.highHalf
    let four = eight.lowHalf | eight.highHalf
    let two = unsafeBitCast(four, to: SIMD2<UInt64>.self)
    return two[0] | two[1] == 0
  }

  @inline(__always)
  static func areAll(_ pixel: UInt32, from place: UnsafePointer<UInt32>) -> Bool {
    let changes = UnsafeRawPointer(place).loadUnaligned(as: SIMD16<UInt32>.self) ^ SIMD16(repeating: pixel)
    let eight = changes.lowHalf | changes.highHalf
    let four = eight.lowHalf | eight.highHalf
    let two = unsafeBitCast(four, to: SIMD2<UInt64>.self)
    return two[0] | two[1] == 0
  }

  /// Whether two pixels differ by at most one step per channel, which happens if an image only moved.
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
