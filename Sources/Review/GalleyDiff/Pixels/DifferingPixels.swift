public struct DifferingPixels: Hashable, Sendable {
  let counted: PixelSet
  let count: Int
  /// All pixels that differ, or nil if some pixels were ignored (because of a mask, a caret or a tolerance).
  let unequal: PixelSet?
}
