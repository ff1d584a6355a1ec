/// The mark between the whole digits of a number and its fraction.
package enum FractionMark: UInt8, Hashable, Sendable, CaseIterable {
  /// As in 1,234.50.
  case point = 0x2E
  /// As in 1.234,50.
  case comma = 0x2C

  /// The other of the two.
  package var other: FractionMark { self == .point ? .comma : .point }
}
