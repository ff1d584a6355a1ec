public struct DifferingPixels: Hashable, Sendable {
  let counted: PixelSet
  let count: Int
  /// Nil if some pixels were ignored (mask, caret or tolerance).
  let unequal: PixelSet?
}
