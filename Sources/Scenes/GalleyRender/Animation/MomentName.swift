/// A time in seconds as the names of files say it: in decimals, to the nanosecond, so that two times that differ have
/// two names.
struct MomentName: Hashable, Comparable, Sendable {
  private let nanoseconds: Int

  /// Times above this, in seconds, are taken for this one.
  private static let limit = 1e9

  /// The name of `time`, in seconds from 0.
  init(_ time: Double) { nanoseconds = Int((min(max(time, 0), MomentName.limit) * 1e9).rounded()) }

  /// Such as `0.67s`: as many decimals as are needed.
  var text: String {
    var decimals = String(nanoseconds % 1_000_000_000)
    decimals = String(repeating: "0", count: 9 - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(nanoseconds / 1_000_000_000)" + (decimals.isEmpty ? "" : ".\(decimals)") + "s"
  }

  static func < (first: MomentName, second: MomentName) -> Bool { first.nanoseconds < second.nanoseconds }
}
