import Dispatch
import GalleyGeometry
import GalleyTemplate
import GalleyText
import Synchronization

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

  /// The lines of `count` rows, which further threads count, too, each with one of `others`.
  func extents(count: Int, others: [TablePens]) -> RowExtents {
    let breaking = breaking()
    if breaking?.isEmpty == true { return RowExtents(uniform: 1) }
    if others.isEmpty { return RowExtents(counts: counts(0..<count, breaking)) }
    let copies = others.map(copy)
    let portions = portions(of: count, breaking, by: Workers(lines: [self] + copies))
    for copy in copies { longCells.take(copy.longCells) }
    return RowExtents(counts: portions.flatMap { $0 })
  }

  /// The columns of which some cells may take several lines; nil where all rows are stacked.
  private func breaking() -> [Int]? {
    if fit.layout == .stacked { return nil }
    return columns.indices.filter { index in
      columns[index].measure.hasLineBreaks || columns[index].measure.widest > fit.widths[index]
    }
  }

  /// The lines of some rows.
  private func counts(_ places: Range<Int>, _ breaking: [Int]?) -> [UInt32] {
    let prepared = pens.cell.prepare("")
    let monospaced = pens.monospaced.prepare("")
    return places.map { place in
      let row = row(place)
      guard let breaking else { return RowExtents.count(stackedLines(row, prepared)) }
      let most = breaking.reduce(1) { most, index in
        let column = columns[index]
        let block = WrappedCell(pen: column.pen, width: fit.widths[index])
        return max(most, lines(row, column, block, column.pen === pens.cell ? prepared : monospaced))
      }
      return RowExtents.count(most)
    }
  }

  // MARK: Threads

  /// Rows that a thread takes at a time.
  private static let portion = 4096

  /// The same rows, counted with the pens of another thread.
  private func copy(_ other: TablePens) -> RowLines {
    let columns = columns.map { PrintedColumn($0, pen: $0.pen === pens.monospaced ? other.monospaced : other.cell) }
    return RowLines(
      columns: columns, fit: fit, frame: frame, pens: other, order: order, longCells: LongCells())
  }

  /// Each worker uses only the lines of its own number, so that pens never meet.
  private struct Workers: @unchecked Sendable {
    let lines: [RowLines]
  }

  /// The lines of all rows, some thousand at a time.
  private func portions(of count: Int, _ breaking: [Int]?, by workers: Workers) -> [[UInt32]] {
    let places = stride(from: 0, to: count, by: Self.portion).map { $0..<min($0 + Self.portion, count) }
    let next = Atomic(0)
    let found = Mutex([[UInt32]](repeating: [], count: places.count))
    DispatchQueue.concurrentPerform(iterations: workers.lines.count) { worker in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < places.count else { return }
        let counts = workers.lines[worker].counts(places[index], breaking)
        found.withLock { $0[index] = counts }
      }
    }
    return found.withLock { $0 }
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
