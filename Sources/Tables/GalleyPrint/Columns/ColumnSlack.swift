import GalleyGeometry
import GalleyTables
import GalleyText

/// The widths that columns use whose texts are broken: lines end at words, and some of the width is left over.
struct ColumnSlack {
  private let columns: [PrintedColumn]
  private let measures: [ColumnMeasure]
  private let fit: ColumnFit

  /// Rows whose broken texts are set: all of them in most tables, else as many all over the table.
  private static let mostSet = 4000
  /// Bytes of the longest cell that is set for it.
  private static let longest = 2000

  /// The slack of `columns`, which `fit` gives their widths; nil where no text is broken.
  init?(_ columns: [PrintedColumn], _ measures: [ColumnMeasure], _ fit: ColumnFit) {
    guard fit.layout == .wrapped, fit.panels.isEmpty else { return nil }
    (self.columns, self.measures, self.fit) = (columns, measures, fit)
  }

  /// The widths of the columns after what some leave over was given to others whose texts are then whole.
  ///
  /// A column that gives is as wide as its widest line, so that no line of it changes; in a long table, as the widest
  /// line of the rows that are set.
  func shared(count: Int) -> [Double] {
    var widths = fit.widths
    let needs = columns.indices.filter { index in
      columns[index].plan.maxWidth == nil && measures[index].unbroken > widths[index] + 0.01
    }.sorted { (measures[$0].unbroken - widths[$0], $0) < (measures[$1].unbroken - widths[$1], $1) }
    guard needs.count > 1, let first = needs.first, let last = needs.last else { return widths }
    // What needs the most gives: it would be broken anyway.
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

  /// The width of the widest line of a column, and of what stands above and below its cells.
  ///
  /// From `most` on it is of no use to whoever asks, and all of the width is said to be used.
  private func used(_ index: Int, count: Int, atMost most: Double) -> Double {
    let (column, width) = (columns[index], fit.widths[index])
    // A title that is broken would be broken otherwise.
    guard column.measure.title <= width else { return width }
    var used = measures[index].title
    let prepared = column.pen.prepare("")
    let step = max(1, count / Self.mostSet)
    for row in 0..<count {
      if used > most { return width }
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
    // Widths are told apart by less than any letter has.
    return min(width, used + 0.05)
  }
}
