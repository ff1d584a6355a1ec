import GalleyTables

/// Decides how the columns of a table share a page's width: one decision for all rows.
public struct ColumnFit: Hashable, Sendable {
  public enum Layout: String, Hashable, Sendable {
    case natural
    case wrapped
    case stacked
  }

  public let layout: Layout
  /// The width of each column, in points; empty where rows are stacked.
  public internal(set) var widths: [Double]
  /// Between columns, in points.
  public let gap: Double
  /// What the columns need side by side at least, with texts broken, in points.
  public let least: Double
  /// What the columns need side by side without a break, in points.
  public let natural: Double
  /// What the page offers, in points.
  public let offered: Double

  struct Column {
    /// Its width without a break, in points.
    var natural: Double
    /// The least width it makes sense at, in points; its natural one where nothing may be broken.
    var least: Double
    /// The widest it may be, in points.
    var most = Double.infinity
    /// The width below which it is not narrowed even where rows may not be stacked, in points.
    var floor = 0.0
    /// The widths that most cells need, falling: it is narrowed to each of them before any is narrowed further.
    var usual: [Double] = []
  }

  /// The gaps between columns, in points.
  struct Gaps {
    var least: Double
    var most: Double
  }

  /// Fits `columns` into `offered` points.
  init(_ columns: [Column], offered: Double, gaps: Gaps, stacking: TablePlan.Stacking) {
    self.offered = offered
    let spaces = Double(max(columns.count - 1, 0))
    let wanted = columns.map { min($0.natural, max($0.most, $0.least)) }
    natural = wanted.reduce(0, +) + spaces * gaps.least
    least = zip(columns, wanted).reduce(0) { $0 + min($1.0.least, $1.1) } + spaces * gaps.least
    if stacking == .always || (least > offered && stacking == .automatic) {
      (layout, widths, gap) = (.stacked, [], gaps.least)
    } else if natural <= offered {
      let isBroken = zip(columns, wanted).contains { $0.natural > $1 }
      layout = isBroken ? .wrapped : .natural
      widths = wanted
      gap = spaces > 0 ? min(gaps.most, gaps.least + (offered - natural) / spaces) : gaps.least
    } else {
      layout = .wrapped
      let room = offered - spaces * gaps.least
      let least = zip(columns, wanted).map { min($0.least, $1) }
      let (upper, lower, step) = ColumnFit.steps(columns, wanted, least, room: room)
      if step == 0 {
        let kept = ColumnFit.keeping(wanted, lower, room: room)
        widths = kept
        gap = spaces > 0 ? min(gaps.most, (offered - kept.reduce(0, +)) / spaces) : gaps.least
      } else {
        gap = gaps.least
        // Where even the least widths do not fit, texts are broken further, as far as numbers stay whole.
        widths =
          least.reduce(0, +) > room
          ? ColumnFit.fill(least, zip(columns, least).map { min($0.floor, $1) }, room: room)
          : ColumnFit.fill(upper, lower, room: room)
      }
      isUsual = step == 0
    }
  }

  /// The widths between which the columns have to stand: what most cells need counts before what few need.
  private static func steps(
    _ columns: [Column], _ wanted: [Double], _ least: [Double], room: Double
  ) -> (upper: [Double], lower: [Double], step: Int?) {
    var upper = wanted
    for step in 0..<(columns.map(\.usual.count).max() ?? 0) {
      let lower = columns.indices.map { index in
        let usual = columns[index].usual.indices.contains(step) ? columns[index].usual[step] : upper[index]
        return min(upper[index], max(least[index], usual))
      }
      if lower.reduce(0, +) <= room { return (upper, lower, step) }
      upper = lower
    }
    return (upper, least, nil)
  }

  /// The widths `usual`, and where there is room the whole width of columns that need the least more.
  private static func keeping(_ wanted: [Double], _ usual: [Double], room: Double) -> [Double] {
    var widths = usual
    var rest = room - usual.reduce(0, +)
    for index in wanted.indices.sorted(by: { (wanted[$0] - usual[$0], $0) < (wanted[$1] - usual[$1], $1) }) {
      let more = wanted[index] - usual[index]
      if more > rest { break }
      widths[index] = wanted[index]
      rest -= more
    }
    return widths
  }

  /// Whether 99 of 100 cells of each column stand on one line, though not all fit so.
  private(set) var isUsual = false

  /// The columns on facing pages, each with the first one before it; all on one page where they need no more.
  public private(set) var panels: [[Int]] = []

  /// Puts `columns` on as many facing pages as they need, as wide as most cells want, the first one on each.
  ///
  /// Nil where even a page of the first one and another has no room.
  init?(facing columns: [Column], offered: Double, gap: Double) {
    self.offered = offered
    self.gap = gap
    layout = .wrapped
    let spaces = Double(max(columns.count - 1, 0)) * gap
    natural = columns.reduce(0) { $0 + $1.natural } + spaces
    least = columns.reduce(0) { $0 + min($1.least, $1.natural) } + spaces
    let key = min(columns.first?.usual.first ?? columns.first?.natural ?? 0, offered / 3)
    let room = offered - key - gap
    widths = columns.enumerated().map { index, column in
      let usual = column.usual.first ?? column.natural
      return index == 0 ? key : min(max(column.least, min(usual, room * 0.6)), max(room, 0))
    }
    guard columns.count > 1, room > 0, zip(columns, widths).dropFirst().allSatisfy({ $0.least <= $1 + 0.01 }) else {
      return nil
    }
    let count = split(within: room).count
    // The pages are alike: none has a few columns because the others are full.
    var (low, high) = (0.0, room)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if split(within: middle).count > count { low = middle } else { high = middle }
    }
    panels = split(within: high)
  }

  /// The columns but for the first, page after page, of which none is wider than `room` unless a column is.
  private func split(within room: Double) -> [[Int]] {
    var panels: [[Int]] = []
    var used = 0.0
    for index in 1..<widths.count {
      if panels.isEmpty || used + gap + widths[index] > room {
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

  /// The widest columns give way first, down to their least width, until all fit: none is narrowed below another that
  /// could still give.
  private static func fill(_ wanted: [Double], _ least: [Double], room: Double) -> [Double] {
    var (low, high) = (0.0, wanted.max() ?? 0)
    func widths(_ cap: Double) -> [Double] { zip(wanted, least).map { max(min($0, cap), $1) } }
    for _ in 0..<60 {
      let cap = (low + high) / 2
      if widths(cap).reduce(0, +) > room { high = cap } else { low = cap }
    }
    return widths(low)
  }
}
