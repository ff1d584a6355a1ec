/// The meaning that the user specifies for a column.
public enum ColumnMeaningOverride: String, Hashable, Sendable, CaseIterable {
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
  /// Durations in which two numbers are minutes and seconds.
  case mmss
  /// Sizes whose K, M and G are powers of 1,024.
  case size
  /// Sizes or counts whose K, M and G are powers of 1,000.
  case si
}
