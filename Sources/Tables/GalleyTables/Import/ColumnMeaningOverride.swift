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
  /// Durations, where a value with only two numbers means minutes and seconds.
  case mmss
  /// Sizes in bytes, in which K, M and G are powers of 1,024.
  case size
  /// Sizes or counts, in which K, M and G are powers of 1,000.
  case si
}
