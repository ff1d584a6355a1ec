struct WidthStats {
  /// The number of cells for each width, in whole points; empty if no statistics are needed.
  private var counts: [UInt32]

  private static let maximum = 2048
  private static let parts = [0.99, 0.95, 0.85]

  init(isWanted: Bool) { counts = isWanted ? [UInt32](repeating: 0, count: Self.maximum) : [] }

  @inline(__always)
  mutating func note(_ width: Double) {
    if counts.isEmpty { return }
    counts[min(max(Int(width.rounded(.up)), 0), Self.maximum - 1)] += 1
  }

  mutating func merge(_ other: WidthStats) {
    for index in counts.indices { counts[index] += other.counts[index] }
  }

  /// Returns the widths that are enough for 99, 95 and 85 % of `count` cells. Cells that were not added count as empty.
  func widths(of count: Int) -> [Double] {
    guard !counts.isEmpty, count > 0 else { return [] }
    return Self.parts.map { part in
      // The number of remaining cells that may be wider than the result.
      var wider = Int(Double(count) * (1 - part))
      var width = Self.maximum - 1
      while width > 0, wider >= Int(counts[width]) {
        wider -= Int(counts[width])
        width -= 1
      }
      return Double(width)
    }
  }
}
