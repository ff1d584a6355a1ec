/// How many bytes all that is packed in one file may unpack to, layer by layer and part by part.
///
/// A file of a few kilobytes may otherwise fill the memory of a machine.
package struct UnpackingBudget: Sendable {
  /// The most bytes, all layers and parts together.
  package let limit: Int
  /// The bytes that are left.
  package private(set) var rest: Int

  /// Bytes that every file may unpack to: 128 MiB.
  private static let base = 128 << 20
  /// Bytes for each byte of the file; texts of tables shrink to a tenth or a fiftieth.
  private static let factor = 64

  /// The budget of a file of so many bytes.
  package init(packed bytes: Int) {
    let (share, overflow) = bytes.multipliedReportingOverflow(by: Self.factor)
    limit = overflow ? Unpacking.limit : min(Self.base + share, Unpacking.limit)
    rest = limit
  }

  /// Takes `bytes` from the budget.
  ///
  /// - Throws: ``DataFault/tooLarge(limit:)`` if there are not as many left.
  package mutating func take(_ bytes: Int) throws(DataFault) {
    guard bytes <= rest else { throw .tooLarge(limit: limit) }
    rest -= bytes
  }
}
