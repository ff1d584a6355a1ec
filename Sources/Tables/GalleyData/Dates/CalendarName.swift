package enum CalendarName: Hashable, Sendable {
  /// A weekday, from 1 for Monday.
  case weekday(Int)
  case month(Int)

  package init?(_ cell: UnsafeBufferPointer<UInt8>) {
    if let day = MomentScan.weekday(cell) {
      self = .weekday(day)
    } else if let month = MomentScan.month(cell) {
      self = .month(month)
    } else {
      return nil
    }
  }
}
