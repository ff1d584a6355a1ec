import GalleyGeometry
import GalleyText

struct RowLines {
  let columns: [PrintedColumn]
  let fit: ColumnFit
  let frame: PageFrame
  let pens: TablePens
  let order: [UInt32]?
  let longCells: LongCells

  func extents(count: Int, others: [TablePens]) -> RowExtents {
    let breaking = breaking()
    if breaking?.isEmpty == true { return RowExtents(uniform: 1) }
    let copies = others.map(copy)
    let counts = RowWorkers(workers: [self] + copies).map(RowWorkers<RowLines>.portions(of: count)) { lines, places in
      lines.counts(places, breaking)
    }
    for copy in copies { longCells.take(copy.longCells) }
    return RowExtents(counts: counts.count == 1 ? counts[0] : counts.flatMap { $0 })
  }

  /// Returns the columns whose text may be wrapped, or nil in the record layout.
  private func breaking() -> [Int]? {
    if fit.layout == .stacked { return nil }
    return columns.indices.filter { index in
      columns[index].measure.hasLineBreaks || columns[index].measure.widest > fit.widths[index]
    }
  }

  private func counts(_ places: Range<Int>, _ breaking: [Int]?) -> [UInt32] {
    let prepared = pens.cell.prepare("")
    let monospaced = pens.monospaced.prepare("")
    return places.map { place in
      let row = row(place)
      guard let breaking else { return RowExtents.count(stackedLines(row, prepared)) }
      let maximum = breaking.reduce(1) { maximum, index in
        let column = columns[index]
        let block = WrappedCell(pen: column.pen, width: fit.widths[index])
        return max(maximum, lines(row, column, block, column.pen === pens.cell ? prepared : monospaced))
      }
      return RowExtents.count(maximum)
    }
  }

  private func copy(_ other: TablePens) -> RowLines {
    let columns = columns.map { PrintedColumn($0, pen: $0.pen === pens.monospaced ? other.monospaced : other.cell) }
    return RowLines(
      columns: columns, fit: fit, frame: frame, pens: other, order: order, longCells: LongCells())
  }

  private func row(_ place: Int) -> Int { order.map { Int($0[place]) } ?? place }

  private func stackedLines(_ row: Int, _ prepared: PreparedText) -> Int {
    let block = WrappedCell(pen: pens.cell, width: frame.valueWidth(gap: fit.gap))
    return columns.reduce(0) { count, column in
      column.cells.isEmpty(row)
        ? count : count + lines(row, column, block, prepared)
    }
  }

  private func lines(_ row: Int, _ column: PrintedColumn, _ block: WrappedCell, _ prepared: PreparedText) -> Int {
    longCells.lineCount(row: row, column, in: block, using: prepared)
  }
}

extension PageFrame {
  func valueWidth(gap: Double) -> Double { body.width - nameWidth - gap }
}
