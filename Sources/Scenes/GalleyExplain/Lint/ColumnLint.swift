import GalleyGeometry
import GalleySnapshot
import GalleyViews

enum ColumnLint {
  private static let minimumRows = 4
  private static let tolerance = 1.0

  static func findings(on screen: LintScreen) -> [LintFinding] { columns(on: screen) + scrollers(on: screen) }

  private static func columns(on screen: LintScreen) -> [LintFinding] {
    let texts = screen.textViews.filter { $0.row != nil && $0.shown != nil }
    return screen.groups(of: texts).compactMap { cells in
      // Several items in the same row, such as chips, are not a column.
      guard cells.count >= minimumRows, Set(cells.map(\.row)).count == cells.count, isStacked(cells, on: screen) else {
        return nil
      }
      let frames = cells.map(\.view.frame)
      let spreads = [frames.map(\.minX), frames.map(\.midX), frames.map(\.maxX)].map(spread)
      guard let minimum = spreads.min(), minimum > tolerance else { return nil }
      let places = frames.map { start(of: $0, screen.direction) }
      let starts = Set(places.map { ($0 * 2).rounded() }).count
      guard
        let low = cells.min(by: {
          start(of: $0.view.frame, screen.direction) < start(of: $1.view.frame, screen.direction)
        }),
        let high = cells.max(by: {
          start(of: $0.view.frame, screen.direction) < start(of: $1.view.frame, screen.direction)
        })
      else { return nil }
      let kind = LintFinding.Kind.raggedColumn(
        words: low.view.lines.joined(separator: " "), starts: starts, rows: cells.count, spread: spread(places))
      return LintFinding(kind, [low, high].compactMap(\.shown), low)
    }
  }

  private static func isStacked(_ cells: [SeenView], on screen: LintScreen) -> Bool {
    let rows = cells.compactMap { cell in
      cell.parents.last { screen.views[$0].view.rows != nil }.flatMap { list in
        cell.parents.first { $0 > list }.map { screen.views[$0].view.frame }
      }
    }
    return rows.count == cells.count && spread(rows.map(\.minX)) < tolerance
      && zip(rows, rows.dropFirst()).allSatisfy { $0.maxY <= $1.minY + tolerance }
  }

  private static func scrollers(on screen: LintScreen) -> [LintFinding] {
    let scrollers = screen.views.filter { seen in
      seen.row != nil && seen.shown != nil && seen.view.scroll?.axes == .horizontal
    }
    return screen.groups(of: scrollers).compactMap { rows in
      // A row whose content is narrower than the scroll view cannot scroll.
      let free = rows.filter { seen in (seen.view.scroll?.limit.x ?? 0) > tolerance }
      let offsets = free.compactMap(\.view.scroll?.offset.x)
      guard offsets.count > 1, spread(offsets) > tolerance else { return nil }
      guard let low = free.min(by: { offset(of: $0) < offset(of: $1) }),
        let high = free.max(by: { offset(of: $0) < offset(of: $1) })
      else { return nil }
      return LintFinding(
        .unsyncedScrollers(rows: free.count, spread: spread(offsets)), [low, high].compactMap(\.shown), low)
    }
  }

  private static func start(of frame: Rect, _ direction: LayoutDirection) -> Double {
    direction == .leftToRight ? frame.minX : -frame.maxX
  }

  private static func offset(of seen: SeenView) -> Double { seen.view.scroll?.offset.x ?? 0 }

  private static func spread(_ places: [Double]) -> Double { (places.max() ?? 0) - (places.min() ?? 0) }
}
