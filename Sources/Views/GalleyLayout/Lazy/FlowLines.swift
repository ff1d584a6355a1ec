package enum FlowColumns: Hashable, Sendable {
  case fitting
  case count(Int)
  case adaptive(minimum: Double)

  /// Returns the number of columns and their width, or nil if items keep their own widths.
  package func columns(in width: Double?, spacing: Double) -> (count: Int, width: Double)? {
    guard let width else { return nil }
    let count: Int
    switch self {
    case .fitting: return nil
    case .count(let number): count = max(1, number)
    case .adaptive(let minimum):
      let steps = (width + spacing) / max(minimum + spacing, 1)
      // Columns count as at least 1 pt wide, because narrower ones are invisible and their number would be unlimited.
      count = steps < 100_000 ? max(1, Int(steps)) : 1
    }
    return (count, max(0, (width - Double(count - 1) * spacing) / Double(count)))
  }
}

package struct FlowLines: Sendable {
  package let spacing: Double
  package private(set) var firstItems: [Int] = []
  package private(set) var ascents: [Double] = []
  package private(set) var widths: [Double] = []
  package private(set) var count = 0
  private let space: Double?
  private let perLine: Int?
  private var descents: [Double] = []

  package init(space: Double?, perLine: Int?, spacing: Double) {
    self.space = space
    self.perLine = perLine
    self.spacing = spacing
  }

  package mutating func add(width: Double, above: Double, below: Double) {
    defer { count += 1 }
    guard let last = widths.indices.last, fits(width, on: last) else {
      firstItems.append(count)
      widths.append(width)
      ascents.append(above)
      descents.append(below)
      return
    }
    widths[last] += spacing + width
    ascents[last] = max(ascents[last], above)
    descents[last] = max(descents[last], below)
  }

  private func fits(_ width: Double, on line: Int) -> Bool {
    if let perLine { return count - firstItems[line] < perLine }
    guard let space else { return true }
    // Rounding errors can make a sum of widths slightly larger than the width that was split into them.
    return widths[line] + spacing + width <= space + 1e-9
  }

  package var heights: [Double] { zip(ascents, descents).map(+) }

  package func items(of line: Int) -> Range<Int> {
    firstItems[line]..<(line + 1 < firstItems.count ? firstItems[line + 1] : count)
  }

  package func line(ofItem index: Int) -> Int {
    var low = 0
    var high = firstItems.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if firstItems[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }
}
