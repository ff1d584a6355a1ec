#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pixels that differ between two bitmaps of the same size, collected while the bitmaps are decoded. Reading two
/// screenshots again would take as long as decoding one.
public struct UnequalPixels {
  private(set) var pixels: PixelSet
  private(set) var hidden = 0
  private var rows = 0
  /// The number of differing pixels in the last row that are fully transparent in both bitmaps, or nil if no pixel of
  /// that row differs.
  private var hiddenInRow: Int?

  public init(size: PixelSize) { pixels = PixelSet(size: size) }

  /// Compares row `y` of both bitmaps. Rows must be compared in order.
  ///
  /// `repeats` allows the comparison of the row above to be reused; about half the rows of a screen are repeated.
  ///
  /// - Parameters:
  ///   - y: The number of the row, from 0. A call with any row other than the next one has no effect.
  ///   - first: The pixels of the first bitmap's row, 4 bytes each.
  ///   - second: The pixels of the second bitmap's row, 4 bytes each.
  ///   - repeats: Whether the row is identical to the row above it, in both bitmaps (default: `false`).
  public mutating func compare(
    row y: Int, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, repeats: Bool = false
  ) {
    guard y == rows, y < pixels.size.height else { return }
    rows += 1
    if repeats, y > 0 { return repeatRow(above: y) }
    let (width, stride) = (pixels.size.width, pixels.stride)
    hiddenInRow = nil
    if memcmp(first, second, width * 4) == 0 { return }
    let before = hidden
    let one = PixelPlane(base: first.assumingMemoryBound(to: UInt32.self), stride: width)
    let other = PixelPlane(base: second.assumingMemoryBound(to: UInt32.self), stride: width)
    for word in 0..<stride {
      let bits = one.differences(from: other, word: word, y: 0, width: width)
      guard bits != 0 else { continue }
      pixels.words[y * stride + word] = bits
      hidden += one.hidden(with: other, among: bits, word: word, y: 0, width: width)
    }
    hiddenInRow = hidden - before
  }

  private mutating func repeatRow(above y: Int) {
    guard let hiddenInRow else { return }
    hidden += hiddenInRow
    let start = y * pixels.stride
    for place in start..<(start + pixels.stride) { pixels.words[place] = pixels.words[place - pixels.stride] }
  }

  public var isWhole: Bool { rows == pixels.size.height }
}
