/// Converts colours to BT.709 in limited range, with luma from 16 to 235 and chroma from 16 to 240. All fractions have
/// integer terms and are rounded once, to the nearest value with halves up, so the bytes are the same on every machine.
enum VideoColor {
  /// Returns 16 + 219 · (0.2126 r + 0.7152 g + 0.0722 b) / 255. In the code, common factors are cancelled.
  @inline(__always)
  static func luma(red: UInt32, green: UInt32, blue: UInt32) -> UInt8 {
    let sum = 1063 &* red &+ 3576 &* green &+ 361 &* blue
    return UInt8(truncatingIfNeeded: (73 &* sum &+ 16 &* 425_000 &+ 212_500) / 425_000)
  }

  /// Returns the unscaled blue difference. Several of them can be added and rounded at the end.
  @inline(__always)
  static func blueness(red: Int32, green: Int32, blue: Int32) -> Int32 {
    4639 &* blue &- 1063 &* red &- 3576 &* green
  }

  @inline(__always)
  static func redness(red: Int32, green: Int32, blue: Int32) -> Int32 {
    3937 &* red &- 3576 &* green &- 361 &* blue
  }

  /// Returns the chroma of eight times a blue difference: 128 + 224 · (b − y) / 1.8556 / 255.
  @inline(__always)
  static func chroma(blueness sum: Int32) -> UInt8 { rounded(sum, 255 * 4639) }

  /// Returns the chroma of eight times a red difference: 128 + 224 · (r − y) / 1.5748 / 255.
  @inline(__always)
  static func chroma(redness sum: Int32) -> UInt8 { rounded(sum, 255 * 3937) }

  @inline(__always)
  private static func rounded(_ sum: Int32, _ whole: Int32) -> UInt8 {
    // Adding 128 makes the value positive, because unsigned division is faster.
    let shifted = UInt32(bitPattern: 14 &* sum &+ 128 &* whole &+ whole / 2)
    return UInt8(truncatingIfNeeded: shifted / UInt32(bitPattern: whole))
  }
}
