/// What a person says of the cells of a column.
public enum ToldMeaning: String, Hashable, Sendable, CaseIterable {
  /// Texts, whatever they look like.
  case text
  /// Numbers; their marks are found.
  case number
  /// Numbers whose fractions begin at a point.
  case point
  /// Numbers whose fractions begin at a comma.
  case comma
  /// Days, day before month.
  case dmy
  /// Days, month before day.
  case mdy
  /// Days with the year first.
  case ymd
  /// Lengths of time.
  case duration
  /// Times of the day.
  case clock
  /// Lengths of time of which two numbers are hours and minutes.
  case hhmm
  /// Lengths of time of which two numbers are minutes and seconds.
  case mmss
  /// Sizes whose K, M and G are powers of 1,024.
  case size
  /// Sizes or counts whose K, M and G are powers of 1,000.
  case si
}
