import GalleyMessages

/// An error in an expression, with its range in characters.
struct ExpressionError: Error {
  let kind: SceneError.Kind
  let range: Range<Int>

  /// Returns the error with its position in `text`, the value of `option`. The expression begins after `offset`
  /// characters of it.
  func located(in text: String, of option: String, offset: Int = 0) -> SceneError {
    let scalars = { (count: Int) in text.prefix(count + offset).unicodeScalars.count }
    let start = scalars(range.lowerBound)
    let length = max(1, scalars(range.upperBound) - start)
    return SceneError(
      kind, at: SourcePlace(file: option, line: 1, column: start + 1, length: length), excerpt: text)
  }
}
