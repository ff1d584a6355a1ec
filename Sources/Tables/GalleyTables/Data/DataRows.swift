import GalleyData

package struct DataRows {
  var names: [String]
  var cells: CellStore
  var errors: [DataError]
  var tolerated: [ToleratedErrors] = []
  var rowBehindBlank: Int?
  var formats: [Int: NumberFormatCode] = [:]
  var typedColumns: Set<Int> = []
  var pointRows: [Int: RowSet] = [:]
  var delimiter: UInt8?
  var areas: [Int: [UInt32]] = [:]

  init(names: [String], writer: consuming CellWriter, stream: DataStream) {
    self.names = names
    var writer = writer
    cells = CellStore(writer.finish(), rowCount: writer.rowCount)
    errors = stream.errors
    tolerated = stream.tolerated
  }

  init(names: [String], rows: [[String]]) {
    self.names = names
    var writer = CellWriter(width: names.count)
    for row in rows {
      for column in names.indices {
        var cell = column < row.count ? row[column] : ""
        cell.withUTF8 { writer.append($0) }
      }
      writer.endRow()
    }
    cells = CellStore(writer.finish(), rowCount: writer.rowCount)
    errors = []
  }

  func mapping(_ change: (UnsafeBufferPointer<UInt8>, _ row: Int, _ column: Int) -> [UInt8]?) -> DataRows {
    var writer = CellWriter(width: names.count)
    for row in 0..<cells.rowCount {
      for column in names.indices {
        cells.withUTF8(row: row, column: column) { cell in
          if let changed = change(cell, row, column) {
            changed.withUnsafeBufferPointer { writer.append($0) }
          } else {
            writer.append(cell)
          }
        }
      }
      writer.endRow()
    }
    var rows = self
    rows.cells = CellStore(writer.finish(), rowCount: cells.rowCount)
    return rows
  }

  func trimmed() -> DataRows {
    mapping { cell, _, _ in
      guard cell.first == 0x20 || cell.last == 0x20 else { return nil }
      var part = cell[...]
      while part.first == 0x20 { part = part.dropFirst() }
      while part.last == 0x20 { part = part.dropLast() }
      return Array(part)
    }
  }

  package func table(_ name: String) -> Table {
    let columns = names.enumerated().map { index, name in
      var column = Column(name: name, cells: cells, index: index)
      column.sheetFormat = formats[index]
      column.origin = ColumnOrigin(
        hasTypedNumbers: typedColumns.contains(index), pointRows: pointRows[index] ?? RowSet(), delimiter: delimiter,
        areas: areas[index])
      return column
    }
    return Table(name: name, columns: columns, rowCount: cells.rowCount)
  }

  func first(_ count: Int) -> [[String]] {
    (0..<min(count, cells.rowCount)).map { row in
      names.indices.map { column in
        cells.withUTF8(row: row, column: column) { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  func row(_ row: Int) -> [String] {
    names.indices.map { column in
      cells.withUTF8(row: row, column: column) { String(decoding: $0, as: UTF8.self) }
    }
  }

  func isEmpty(column: Int) -> Bool {
    (0..<cells.rowCount).allSatisfy { row in cells.withUTF8(row: row, column: column) { $0.isEmpty } }
  }

  func droppingFirst() -> DataRows {
    var rows = keeping(1..<max(cells.rowCount, 1))
    rows.rowBehindBlank = rowBehindBlank.map { $0 - 1 }
    return rows
  }

  func keeping(_ range: Range<Int>) -> DataRows {
    var writer = CellWriter(width: names.count)
    for row in range {
      for column in names.indices { cells.withUTF8(row: row, column: column) { writer.append($0) } }
      writer.endRow()
    }
    var rows = self
    rows.cells = CellStore(writer.finish(), rowCount: range.count)
    rows.areas = areas.mapValues { Array($0[range.clamped(to: $0.indices)]) }
    rows.pointRows = pointRows.mapValues { $0.keeping(range) }
    return rows
  }
}
