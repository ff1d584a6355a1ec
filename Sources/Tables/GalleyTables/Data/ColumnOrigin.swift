import GalleyData

/// What a file shows of a column besides the texts of its cells.
struct ColumnOrigin: Hashable, Sendable {
  /// Whether the file itself says that cells are numbers, as workbooks, databases and JSON do.
  var hasTypedNumbers = false
  /// The rows whose cells are such numbers with a point that could be read as a sign between thousands.
  var pointRows = RowSet()
  /// The byte between the cells of the file; nil if it has no delimiter.
  var delimiter: UInt8?
  /// The number of the merged cell that each stored row belongs to, from 1, and 0 for none; nil if no cell is merged.
  var areas: [UInt32]?
}

extension Column {
  /// The column whose cells for merged areas hold something in one row of the table only, if they are numbers.
  ///
  /// A number that is merged over several rows is one number: it is shown and added up once.
  package func showingAreasOnce() -> Column {
    guard kind.isNumeric, origin.areas != nil else { return self }
    var met: Set<UInt32> = []
    let repeats = (0..<count).map { row in area(ofRow: row).map { !met.insert($0).inserted } ?? false }
    guard repeats.contains(true) else { return self }
    let all = hasOriginal ? [self, asWritten] : [self]
    var writer = CellWriter(width: all.count)
    for (row, isRepeat) in repeats.enumerated() {
      for column in all {
        if isRepeat {
          writer.append(UnsafeBufferPointer(start: nil, count: 0))
        } else {
          column.withUTF8(row) { writer.append($0) }
        }
      }
      writer.endRow()
    }
    return copied(to: CellStore(writer.finish(), rowCount: count), 0, original: hasOriginal ? 1 : nil)
  }
}

extension Column {
  /// The column whose numbers are texts as the workbook shows them, such as 01234 for 1234.
  func shownInSheet() -> Column {
    guard let format = sheetFormat, format.isKnown else { return self }
    var writer = CellWriter(width: 1)
    for row in 0..<count {
      withUTF8(row) { cell in
        guard var text = format.text(String(decoding: cell, as: UTF8.self)) else { return writer.append(cell) }
        text.withUTF8 { writer.append($0) }
      }
      writer.endRow()
    }
    return rewritten(CellStore(writer.finish(), rowCount: writer.rowCount))
  }
}

extension Table {
  /// The table in which a number that is merged over several rows stands in the first of them only, but for the
  /// columns called `names`, whose values are keys.
  package func showingAreasOnce(except names: [String]) -> Table {
    guard columns.contains(where: { $0.origin.areas != nil }) else { return self }
    var table = self
    table.columns = columns.map { names.contains($0.name) ? $0 : $0.showingAreasOnce() }
    return table
  }
}
