/// Compares whole pixels in place, as 32-bit words. User interfaces consist of long runs and repeated letters, so
/// matches that are not whole pixels are rare.
struct RowWindow {
  struct Match {
    var length: Int
    var distance: Int
  }

  struct Row {
    let number: Int
    let base: UnsafeRawPointer
    let above: UnsafeRawPointer
    let hasAbove: Bool

    @inline(__always)
    func pixels(_ x: Int) -> UnsafeRawPointer { base + x &* 4 }
  }

  let pixels: PixelRows
  let pixelBytes: Int

  var rowBytes: Int { pixels.width &* pixelBytes &+ 1 }

  static let reach = 32_768
  /// The number of pixels that are compared without branches. A match starts only where this many pixels fit.
  static let glance = 4

  /// Returns a row. `isPlain` is true if the row above is unfiltered in the file.
  func row(_ y: Int, belowPlain isPlain: Bool = true) -> Row {
    let base = pixels.base + y &* pixels.stride
    let hasAbove = y > 0 && rowBytes <= RowWindow.reach && isPlain
    return Row(number: y, base: base, above: hasAbove ? base - pixels.stride : base, hasAbove: hasAbove)
  }

  func matchAbove(_ row: Row) -> Int {
    row.hasAbove ? RowWindow.common(row.above, row.base, from: 0, limit: pixels.width) : 0
  }

  @inline(__always)
  static func isInReach(_ distance: Int) -> Bool { UInt(bitPattern: distance &- 1) < UInt(reach) }

  /// Packs a position into 32 bits. The sides of an image have fewer than 2¹⁶ pixels.
  @inline(__always)
  static func mark(_ x: Int, _ row: Row) -> UInt32 {
    UInt32(truncatingIfNeeded: row.number &<< 16 | x)
  }

  @inline(__always)
  static func glance(_ place: UnsafeRawPointer, _ low: UInt64, _ high: UInt64) -> Int {
    let first = place.loadUnaligned(as: UInt64.self) ^ low
    let second = place.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ high
    let difference = first == 0 ? second : first
    // If all bits are zero, there are 64 trailing zeros, which is two pixels.
    return (first == 0 ? 2 : 0) &+ difference.littleEndian.trailingZeroBitCount &>> 5
  }

  /// Returns the number of matching pixels. The first `start` pixels must already be known to match.
  @inline(__always)
  static func common(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, from start: Int, limit: Int
  ) -> Int {
    @inline(__always)
    func difference(_ pixel: Int) -> UInt64 {
      one.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt64.self)
    }
    var length = start
    while length &+ 8 <= limit {
      if difference(length) != 0 { break }
      if difference(length &+ 2) | difference(length &+ 4) | difference(length &+ 6) != 0 { break }
      length &+= 8
    }
    while length &+ 2 <= limit {
      let difference = difference(length)
      if difference != 0 { return length &+ difference.littleEndian.trailingZeroBitCount &>> 5 }
      length &+= 2
    }
    guard length < limit else { return length }
    let (last, known) = (
      one.loadUnaligned(fromByteOffset: length &* 4, as: UInt32.self),
      other.loadUnaligned(fromByteOffset: length &* 4, as: UInt32.self)
    )
    return last == known ? length &+ 1 : length
  }
}
