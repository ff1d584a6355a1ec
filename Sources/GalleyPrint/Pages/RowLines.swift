import GalleyGeometry
import GalleyTemplate
import GalleyText

/// Counts the lines of every row.
struct RowLines {
  let columns: [PrintedColumn]
  let fit: ColumnFit
  let frame: PageFrame
  let pens: TablePens
  /// The table's rows in the order they are printed.
  let order: [UInt32]?
  /// Where the lines of very long cells are kept.
  let longCells: LongCells

  /// The lines of `count` rows.
  func extents(count: Int) -> RowExtents {
    let prepared = pens.cell.prepare("")
    if fit.layout == .stacked {
      return RowExtents(count: count) { stackedLines(row($0), prepared) }
    }
    let breaking = columns.indices.filter { index in
      columns[index].measure.hasLineBreaks || columns[index].measure.widest > fit.widths[index]
    }
    if breaking.isEmpty { return RowExtents(uniform: 1) }
    let monospaced = pens.monospaced.prepare("")
    return RowExtents(count: count) { place in
      let row = row(place)
      return breaking.reduce(1) { most, index in
        let column = columns[index]
        let block = WrappedCell(pen: column.pen, width: fit.widths[index])
        return max(most, lines(row, column, block, column.pen === pens.cell ? prepared : monospaced))
      }
    }
  }

  private func row(_ place: Int) -> Int { order.map { Int($0[place]) } ?? place }

  /// A stacked row shows what it has: cells that hold nothing take no line.
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
  /// The width of the values beside their names, in points.
  func valueWidth(gap: Double) -> Double { body.width - nameWidth - gap }
}
