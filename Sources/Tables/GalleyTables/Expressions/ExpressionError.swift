import GalleyMessages

/// An error at a place in an expression, in characters.
struct ExpressionError: Error {
  let kind: SceneError.Kind
  let range: Range<Int>

  /// Returns the error with its place in `text`, which is the value of `option` and begins with the expression after
  /// `offset` characters.
  func located(in text: String, of option: String, offset: Int = 0) -> SceneError {
    let scalars = { (count: Int) in text.prefix(count + offset).unicodeScalars.count }
    let start = scalars(range.lowerBound)
    let length = max(1, scalars(range.upperBound) - start)
    return SceneError(
      kind, at: SourcePlace(file: option, line: 1, column: start + 1, length: length), excerpt: text)
  }
}
