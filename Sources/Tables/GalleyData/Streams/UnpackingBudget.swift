/// Limits the size of everything unpacked from one file, including nested parts, because a few kilobytes could fill the
/// memory.
package struct UnpackingBudget: Sendable {
  package let limit: Int
  package private(set) var rest: Int

  private static let base = 128 << 20
  /// The maximum ratio of unpacked to packed bytes. Tables usually compress by a factor of 10 to 50.
  private static let factor = 64

  package init(packed bytes: Int) {
    let (share, overflow) = bytes.multipliedReportingOverflow(by: Self.factor)
    limit = overflow ? Unpacking.limit : min(Self.base + share, Unpacking.limit)
    rest = limit
  }

  package mutating func take(_ bytes: Int) throws(DataFault) {
    guard bytes <= rest else { throw .tooLarge(limit: limit) }
    rest -= bytes
  }
}
