import GalleyGeometry
import GalleyTables
import GalleyText

struct ColumnSlack {
  private let columns: [PrintedColumn]
  private let measures: [ColumnMeasure]
  private let fit: ColumnFit

  /// The maximum number of rows whose lines are laid out. In longer tables, this many rows are sampled.
  private static let maximumSetCount = 4000
  private static let longest = 2000

  init?(_ columns: [PrintedColumn], _ measures: [ColumnMeasure], _ fit: ColumnFit) {
    guard fit.layout == .wrapped, fit.panels.isEmpty else { return nil }
    (self.columns, self.measures, self.fit) = (columns, measures, fit)
  }

  /// Returns the widths after one column has passed its unused width to others. It keeps the width of its widest line
  /// in the sample, so that its lines do not change.
  func shared(count: Int) -> [Double] {
    var widths = fit.widths
    let needs = columns.indices.filter { index in
      columns[index].plan.maxWidth == nil && measures[index].unbroken > widths[index] + 0.01
    }.sorted { (measures[$0].unbroken - widths[$0], $0) < (measures[$1].unbroken - widths[$1], $1) }
    guard needs.count > 1, let first = needs.first, let last = needs.last else { return widths }
    // The column that is farthest from fitting on single lines passes on its unused width, because it is wrapped
    // anyway.
    let enough = widths[last] - (measures[first].unbroken - widths[first])
    var left = max(0, widths[last] - used(last, count: count, atMost: enough))
    for index in needs where index != last {
      let more = measures[index].unbroken - widths[index]
      guard more <= left else { break }
      widths[index] += more
      widths[last] -= more
      left -= more
    }
    return widths
  }

  private func used(_ index: Int, count: Int, atMost maximum: Double) -> Double {
    let (column, width) = (columns[index], fit.widths[index])
    // Narrowing a wrapped header would wrap it differently.
    guard column.measure.title <= width else { return width }
    var used = measures[index].title
    let prepared = column.pen.prepare("")
    let step = max(1, count / Self.maximumSetCount)
    for row in 0..<count {
      if used > maximum { return width }
      used = column.cells.withText(row) { text in
        if text.isEmpty { return used }
        if text.count > Self.longest { return width }
        let line = column.pen.width(of: text)
        if line <= width, !text.contains(0x0A) { return max(used, line) }
        if !row.isMultiple(of: step) { return used }
        prepared.exchange { $0 += text }
        return max(used, prepared.measure(width: width).size.width)
      }
    }
    // The tolerance is smaller than the width of any letter.
    return min(width, used + 0.05)
  }
}
