/// What a script calls a row of a table.
package enum RowName: Hashable, Sendable {
  /// Its number among the rows that are there, from 0.
  case number(Int)
  case id(String)
}
