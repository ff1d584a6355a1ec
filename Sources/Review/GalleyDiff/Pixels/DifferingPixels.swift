/// The pixels in which two bitmaps differ.
public struct DifferingPixels: Hashable, Sendable {
  let counted: PixelSet
  let count: Int
  /// Nil if the comparison ignored some pixels (mask, caret or tolerance).
  let unequal: PixelSet?
}
