import GalleyData

struct ColumnOrigin: Hashable, Sendable {
  var hasTypedNumbers = false
  /// The rows with numbers whose decimal point could be mistaken for a thousands separator.
  var pointRows = RowSet()
  var delimiter: UInt8?
  /// The merged cell of each stored row, from 1; 0 if not merged.
  var areas: [UInt32]?
}

extension Column {
  /// Returns the column with only the first row of each merged cell filled: a number that is merged over several rows
  /// must be shown and added only once.
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
  /// Returns the cells as the workbook displays them, for example 01234 for 1234.
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
  package func showingAreasOnce(except names: [String]) -> Table {
    guard columns.contains(where: { $0.origin.areas != nil }) else { return self }
    var table = self
    table.columns = columns.map { names.contains($0.name) ? $0 : $0.showingAreasOnce() }
    return table
  }
}
