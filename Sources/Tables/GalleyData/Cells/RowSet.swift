package struct RowSet: Hashable, Sendable {
  private var words: [UInt64] = []

  package init() {}

  package mutating func insert(_ row: Int) {
    while words.count <= row >> 6 { words.append(0) }
    words[row >> 6] |= 1 << UInt64(row & 63)
  }

  package func contains(_ row: Int) -> Bool {
    row >> 6 < words.count && words[row >> 6] >> UInt64(row & 63) & 1 == 1
  }

  package func keeping(_ range: Range<Int>) -> RowSet {
    var kept = RowSet()
    for row in range.clamped(to: 0..<words.count << 6) where contains(row) { kept.insert(row - range.lowerBound) }
    return kept
  }
}
