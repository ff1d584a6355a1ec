/// How wide a column is that several rows share.
package enum SyncMode: Hashable, Sendable {
  /// As wide as its widest cell, in all rows, whether built or not.
  case exact
  /// As wide as the widest cell shown so far, rounded up to tens of points; it never becomes narrower.
  case growing
  /// As wide as its widest cell, but at most so many points; what is wider is cut.
  case capped(Double)
  /// As wide as this share of its cells needs, 0 … 1; what is wider is cut.
  case percentile(Double)
}

/// The widths of the cells of a column.
package struct SyncedColumn {
  /// How many cells want each width.
  private var counts: [Double: Int] = [:]
  private var total = 0
  /// The widest cell.
  package private(set) var widest: Cell?
  /// The widest cell of another row that is narrower or comes later.
  package private(set) var runnerUp: Cell?
  /// How wide the cells shown so far made the column; nil before any was.
  var grown: Double?

  /// A cell and what it says.
  package struct Cell: Hashable, Sendable {
    /// The width it wants, in points.
    package let width: Double
    /// The number of its row, from 0; nil outside of rows.
    package let row: Int?
    /// Its words.
    package let words: String
  }

  init() {}

  /// How many cells there are.
  package var count: Int { total }

  mutating func forget() {
    let grown = grown
    self = SyncedColumn()
    self.grown = grown
  }

  mutating func note(_ width: Double, row: Int?, words: () -> String) {
    counts[width, default: 0] += 1
    total += 1
    guard width > runnerUp?.width ?? -1 else { return }
    let cell = Cell(width: width, row: row, words: words())
    if let widest, width <= widest.width {
      runnerUp = cell
    } else {
      (widest, runnerUp) = (cell, widest)
    }
  }

  /// How many cells are wider than `width`.
  package func count(widerThan width: Double) -> Int {
    counts.reduce(0) { $0 + ($1.key > width ? $1.value : 0) }
  }

  /// How wide the column is.
  package func width(_ mode: SyncMode) -> Double {
    switch mode {
    case .exact: widest?.width ?? 0
    case .growing: grown ?? 0
    case .capped(let most): min(widest?.width ?? 0, most)
    case .percentile(let share): quantile(min(max(share, 0), 1))
    }
  }

  /// The least width that holds `share` of the cells.
  private func quantile(_ share: Double) -> Double {
    let needed = Int((Double(total) * share).rounded(.up))
    var held = 0
    for (width, count) in counts.sorted(by: { $0.key < $1.key }) {
      held += count
      if held >= needed { return width }
    }
    return 0
  }

  /// Makes the column at least `width` wide; answers whether it became wider.
  mutating func grow(to width: Double) -> Bool {
    let step = SyncedColumn.step
    let rounded = (width / step).rounded(.up) * step
    guard rounded > grown ?? -1 else { return false }
    grown = rounded
    return true
  }

  /// What growing columns are rounded up to, in points.
  private static let step = 10.0
}
