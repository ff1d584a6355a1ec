/// Counts the widths of cells, to say what most of them need.
struct WidthCensus {
  /// How many cells have each width, in whole points; none where nobody asks.
  private var counts: [UInt32]

  private static let most = 2048
  private static let parts = [0.99, 0.95, 0.85]

  init(isWanted: Bool) { counts = isWanted ? [UInt32](repeating: 0, count: Self.most) : [] }

  /// Takes in a cell `width` points wide.
  @inline(__always)
  mutating func note(_ width: Double) {
    if counts.isEmpty { return }
    counts[min(max(Int(width.rounded(.up)), 0), Self.most - 1)] += 1
  }

  mutating func merge(_ other: WidthCensus) {
    for index in counts.indices { counts[index] += other.counts[index] }
  }

  /// The widths that 99, 95 and 85 of a hundred of `count` cells need; cells that were not noted need none.
  func widths(of count: Int) -> [Double] {
    guard !counts.isEmpty, count > 0 else { return [] }
    return Self.parts.map { part in
      // So many cells may be wider.
      var wider = Int(Double(count) * (1 - part))
      var width = Self.most - 1
      while width > 0, wider >= Int(counts[width]) {
        wider -= Int(counts[width])
        width -= 1
      }
      return Double(width)
    }
  }
}
