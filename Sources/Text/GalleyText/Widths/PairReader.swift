protocol PairReader {
  /// 0 is the start of a text.
  associatedtype Letter: FixedWidthInteger & UnsignedInteger

  /// 0 for a pair that is not measured.
  func cell(_ first: Letter, _ second: Letter) -> Int32
}
