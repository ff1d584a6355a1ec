import GalleyGeometry
import GalleyTemplate
import GalleyText

/// The widths that columns use whose texts are broken: lines end at words, and some of the width is left over.
struct ColumnSlack {
  private let columns: [PrintedColumn]
  private let measures: [ColumnMeasure]
  private let fit: ColumnFit

  /// Every cell of the columns is set, which longer tables have no time for.
  private static let mostRows = 2000
  /// Bytes of the longest cell that is set for it.
  private static let longest = 2000

  /// The slack of `columns` of `count` rows, which `fit` gives their widths; nil where no text is broken, or too many.
  init?(_ columns: [PrintedColumn], _ measures: [ColumnMeasure], _ fit: ColumnFit, count: Int) {
    guard fit.layout == .wrapped, fit.panels.isEmpty, count <= Self.mostRows else { return nil }
    (self.columns, self.measures, self.fit) = (columns, measures, fit)
  }

  /// The widths of the columns after what some leave over was given to others whose texts are then whole.
  ///
  /// No line changes in a column that gives: it is as wide as its widest line.
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
    for row in 0..<count {
      if used > most { return width }
      used = column.cells.withText(row) { text in
        if text.isEmpty { return used }
        if text.count > Self.longest { return width }
        let line = column.pen.width(of: text)
        if line <= width, !text.contains(0x0A) { return max(used, line) }
        prepared.exchange { $0 += text }
        return max(used, prepared.measure(width: width).size.width)
      }
    }
    // Widths are told apart by less than any letter has.
    return min(width, used + 0.05)
  }
}
