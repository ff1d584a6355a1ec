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
  /// Two numbers are minutes and seconds.
  case mmss
  /// K, M and G are powers of 1,024.
  case size
  /// Sizes or counts; K, M and G are powers of 1,000.
  case si
}
