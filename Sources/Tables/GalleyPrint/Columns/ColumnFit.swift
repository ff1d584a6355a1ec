import GalleyTables

/// The widths of a table's columns on a page. They are chosen once for all rows.
public struct ColumnFit: Hashable, Sendable {
  public enum Layout: String, Hashable, Sendable {
    case natural
    case wrapped
    case stacked
  }

  public let layout: Layout
  public internal(set) var widths: [Double]
  public let gap: Double
  /// The minimum width at which all columns fit side by side, with wrapped text, in points.
  public let minimum: Double
  /// The width of all columns side by side without wrapping, in points.
  public let natural: Double
  /// The width that the page offers, in points.
  public let offered: Double

  struct Column {
    var natural: Double
    /// The minimum width, which is `natural` if the column must not be wrapped.
    var minimum: Double
    var maximum = Double.infinity
    /// The width below which the column is never narrowed, even if the record layout is not allowed.
    var floor = 0.0
    /// The widths that are enough for most cells, in descending order. All columns are narrowed to the width at the
    /// same index in this list before any column is narrowed further.
    var usual: [Double] = []
  }

  struct Gaps {
    var minimum: Double
    var maximum: Double
  }

  init(_ columns: [Column], offered: Double, gaps: Gaps, stacking: TablePlan.Stacking) {
    self.offered = offered
    let spaces = Double(max(columns.count - 1, 0))
    let wanted = columns.map { min($0.natural, max($0.maximum, $0.minimum)) }
    natural = wanted.reduce(0, +) + spaces * gaps.minimum
    minimum = zip(columns, wanted).reduce(0) { $0 + min($1.0.minimum, $1.1) } + spaces * gaps.minimum
    if stacking == .always || (minimum > offered && stacking == .automatic) {
      (layout, widths, gap) = (.stacked, [], gaps.minimum)
    } else if natural <= offered {
      let isBroken = zip(columns, wanted).contains { $0.natural > $1 }
      layout = isBroken ? .wrapped : .natural
      widths = wanted
      gap = spaces > 0 ? min(gaps.maximum, gaps.minimum + (offered - natural) / spaces) : gaps.minimum
    } else {
      layout = .wrapped
      let space = offered - spaces * gaps.minimum
      let minimum = zip(columns, wanted).map { min($0.minimum, $1) }
      let (upper, lower, step) = ColumnFit.steps(columns, wanted, minimum, space: space)
      if step == 0 {
        let kept = ColumnFit.keeping(wanted, lower, space: space)
        widths = kept
        gap = spaces > 0 ? min(gaps.maximum, (offered - kept.reduce(0, +)) / spaces) : gaps.minimum
      } else {
        gap = gaps.minimum
        // If not even the minimum widths fit, text is wrapped further, but numbers stay whole.
        widths =
          minimum.reduce(0, +) > space
          ? ColumnFit.fill(minimum, zip(columns, minimum).map { min($0.floor, $1) }, space: space)
          : ColumnFit.fill(upper, lower, space: space)
      }
      isUsual = step == 0
    }
  }

  /// Narrows all columns step by step. The width that most cells need has precedence over the width that a few cells
  /// need.
  private static func steps(
    _ columns: [Column], _ wanted: [Double], _ minimum: [Double], space: Double
  ) -> (upper: [Double], lower: [Double], step: Int?) {
    var upper = wanted
    for step in 0..<(columns.map(\.usual.count).max() ?? 0) {
      let lower = columns.indices.map { index in
        let usual = columns[index].usual.indices.contains(step) ? columns[index].usual[step] : upper[index]
        return min(upper[index], max(minimum[index], usual))
      }
      if lower.reduce(0, +) <= space { return (upper, lower, step) }
      upper = lower
    }
    return (upper, minimum, nil)
  }

  /// Gives columns their full width, beginning with those that need the least additional space.
  private static func keeping(_ wanted: [Double], _ usual: [Double], space: Double) -> [Double] {
    var widths = usual
    var rest = space - usual.reduce(0, +)
    for index in wanted.indices.sorted(by: { (wanted[$0] - usual[$0], $0) < (wanted[$1] - usual[$1], $1) }) {
      let more = wanted[index] - usual[index]
      if more > rest { break }
      widths[index] = wanted[index]
      rest -= more
    }
    return widths
  }

  private(set) var isUsual = false

  /// The columns on each of the facing pages, beginning with the first column on each page; empty if there are no
  /// facing pages.
  public private(set) var panels: [[Int]] = []

  /// Distributes `columns` over facing pages, with the first column on each. Returns nil if a page has no space for the
  /// first column and one other.
  init?(facing columns: [Column], offered: Double, gap: Double) {
    self.offered = offered
    self.gap = gap
    layout = .wrapped
    let spaces = Double(max(columns.count - 1, 0)) * gap
    natural = columns.reduce(0) { $0 + $1.natural } + spaces
    minimum = columns.reduce(0) { $0 + min($1.minimum, $1.natural) } + spaces
    let key = min(columns.first?.usual.first ?? columns.first?.natural ?? 0, offered / 3)
    let space = offered - key - gap
    widths = columns.enumerated().map { index, column in
      let usual = column.usual.first ?? column.natural
      return index == 0 ? key : min(max(column.minimum, min(usual, space * 0.6)), max(space, 0))
    }
    guard columns.count > 1, space > 0, zip(columns, widths).dropFirst().allSatisfy({ $0.minimum <= $1 + 0.01 }) else {
      return nil
    }
    let count = split(within: space).count
    // Balances the widths, so that no page is nearly empty while others are full.
    var (low, high) = (0.0, space)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if split(within: middle).count > count { low = middle } else { high = middle }
    }
    panels = split(within: high)
  }

  /// Splits the columns so that no page is wider than `space`, unless a single column is.
  private func split(within space: Double) -> [[Int]] {
    var panels: [[Int]] = []
    var used = 0.0
    for index in 1..<widths.count {
      if panels.isEmpty || used + gap + widths[index] > space {
        panels.append([0])
        used = -gap
      }
      panels[panels.count - 1].append(index)
      used += gap + widths[index]
    }
    return panels
  }

  var isTooWide: Bool {
    layout == .wrapped && panels.isEmpty
      && widths.reduce(0, +) + Double(widths.count - 1) * gap > offered + 0.01
  }

  /// Narrows the widest columns first, as far as their minimum widths allow.
  private static func fill(_ wanted: [Double], _ minimum: [Double], space: Double) -> [Double] {
    var (low, high) = (0.0, wanted.max() ?? 0)
    func widths(_ cap: Double) -> [Double] { zip(wanted, minimum).map { max(min($0, cap), $1) } }
    for _ in 0..<60 {
      let cap = (low + high) / 2
      if widths(cap).reduce(0, +) > space { high = cap } else { low = cap }
    }
    return widths(low)
  }
}
