/// The pixels that differ between two bitmaps, as a comparison counts them.
public struct DifferingPixels: Hashable, Sendable {
  let counted: PixelSet
  let count: Int
  /// All of what both cover that are not the same; nil if the comparison left some of them out.
  let unequal: PixelSet?
}
