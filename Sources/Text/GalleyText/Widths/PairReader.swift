/// Read access to the cells of letter pairs; see ``PairCells``.
protocol PairReader {
  /// The number of a letter; 0 is the start of a text.
  associatedtype Letter: FixedWidthInteger & UnsignedInteger

  /// Returns the cell of `second` after `first`, or 0 for a pair that is not measured.
  func cell(_ first: Letter, _ second: Letter) -> Int32
}
