/// What a person says of the cells of a column.
public enum ToldMeaning: String, Hashable, Sendable, CaseIterable {
  case text
  case number
  case point
  case comma
  case dmy
  case mdy
  case ymd
  case duration
  case clock
  case hhmm
  /// Lengths of time of which two numbers are minutes and seconds.
  case mmss
  /// Sizes whose K, M and G are powers of 1,024.
  case size
  /// Sizes or counts whose K, M and G are powers of 1,000.
  case si
}
