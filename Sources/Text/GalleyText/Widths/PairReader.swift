/// Cells of pairs of letters, as they are read; see ``PairCells``.
protocol PairReader {
  /// How letters are numbered; 0 is the start of a text.
  associatedtype Letter: FixedWidthInteger & UnsignedInteger

  /// The cell of `second` behind `first`; 0 for a pair that is not known.
  func cell(_ first: Letter, _ second: Letter) -> Int32
}
