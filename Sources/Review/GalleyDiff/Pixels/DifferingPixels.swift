/// The pixels in which two bitmaps differ.
public struct DifferingPixels: Hashable, Sendable {
  let counted: PixelSet
  let count: Int
  /// All unequal pixels of the overlap, or nil if the comparison ignored some of them (mask, caret or tolerance).
  let unequal: PixelSet?
}
