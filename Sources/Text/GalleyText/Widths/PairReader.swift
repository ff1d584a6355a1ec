protocol PairReader {
  /// The number of a letter, where 0 is the start of a string.
  associatedtype Letter: FixedWidthInteger & UnsignedInteger

  /// Returns the cell of a pair, or 0 if it is not measured.
  func cell(_ first: Letter, _ second: Letter) -> Int32
}
