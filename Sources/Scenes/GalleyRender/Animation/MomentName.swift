/// The name of a moment. Times that differ by a nanosecond or more have different names.
struct MomentName: Hashable, Comparable, Sendable {
  private let nanoseconds: Int

  private static let limit = 1e9

  init(_ time: Double) { nanoseconds = Int((min(max(time, 0), MomentName.limit) * 1e9).rounded()) }

  var text: String {
    var decimals = String(nanoseconds % 1_000_000_000)
    decimals = String(repeating: "0", count: 9 - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(nanoseconds / 1_000_000_000)" + (decimals.isEmpty ? "" : ".\(decimals)") + "s"
  }

  static func < (first: MomentName, second: MomentName) -> Bool { first.nanoseconds < second.nanoseconds }
}
