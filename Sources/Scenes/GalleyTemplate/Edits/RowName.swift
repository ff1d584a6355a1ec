package enum RowName: Hashable, Sendable {
  /// The index among the current rows, from 0.
  case number(Int)
  case id(String)
}
