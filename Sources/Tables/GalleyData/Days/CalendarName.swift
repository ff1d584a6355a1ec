/// A weekday or a month that a cell names without a day.
package enum CalendarName: Hashable, Sendable {
  /// A weekday, from 1 for Monday.
  case weekday(Int)
  case month(Int)

  /// What `cell` names; nil if it is neither.
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
