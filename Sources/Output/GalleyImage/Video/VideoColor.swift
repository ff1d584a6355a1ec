/// Colours as video keeps them: BT.709 in limited range, luma from 16 to 235 and chroma from 16 to 240.
///
/// All of it is fractions of whole numbers, rounded once to the nearest, halves up: the same bytes on any machine.
enum VideoColor {
  /// Luma of a colour.
  ///
  /// 16 + 219 · (0.2126 r + 0.7152 g + 0.0722 b) / 255, with everything that all terms share taken out.
  @inline(__always)
  static func luma(red: UInt32, green: UInt32, blue: UInt32) -> UInt8 {
    let sum = 1063 &* red &+ 3576 &* green &+ 361 &* blue
    return UInt8(truncatingIfNeeded: (73 &* sum &+ 16 &* 425_000 &+ 212_500) / 425_000)
  }

  /// What the difference to blue of `red`, `green` and `blue` counts; sums of it may be rounded at last.
  @inline(__always)
  static func blueness(red: Int32, green: Int32, blue: Int32) -> Int32 {
    4639 &* blue &- 1063 &* red &- 3576 &* green
  }

  /// What the difference to red of `red`, `green` and `blue` counts; sums of it may be rounded at last.
  @inline(__always)
  static func redness(red: Int32, green: Int32, blue: Int32) -> Int32 {
    3937 &* red &- 3576 &* green &- 361 &* blue
  }

  /// The byte for eight times a blueness: 128 + 224 · (b − y) / 1.8556 / 255.
  @inline(__always)
  static func chroma(blueness sum: Int32) -> UInt8 { rounded(sum, 255 * 4639) }

  /// The byte for eight times a redness: 128 + 224 · (r − y) / 1.5748 / 255.
  @inline(__always)
  static func chroma(redness sum: Int32) -> UInt8 { rounded(sum, 255 * 3937) }

  @inline(__always)
  private static func rounded(_ sum: Int32, _ whole: Int32) -> UInt8 {
    // Far below zero is far above it with 128 wholes more, and what is above zero is divided without a sign.
    let shifted = UInt32(bitPattern: 14 &* sum &+ 128 &* whole &+ whole / 2)
    return UInt8(truncatingIfNeeded: shifted / UInt32(bitPattern: whole))
  }
}
