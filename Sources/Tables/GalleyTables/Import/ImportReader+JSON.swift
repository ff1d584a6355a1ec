import GalleyData
import GalleyFiles

extension ImportReader {
  mutating func readJSON(_ text: ImportText) throws(SceneError.Kind) -> DataRows {
    if let pointer = options.pointer { return try readJSON(text, at: pointer) }
    if text.isListOfLists, let rows = try JSONGrid(text.bytes()).rows {
      notes.append(.lists(areColumns: false))
      var found = named(rows)
      found.typedColumns = Set(found.names.indices)
      return found
    }
    let rows = try reading(text) { (stream) throws(DataProblem) in try JSONReader.read(stream, flattens: true) }
    guard let error = rows.errors.first, case .table(.notRows) = error.kind else { return rows }
    let place = try JSONPlace(text.bytes())
    switch place.finding {
    case .list(let pointer):
      notes.append(.pointer(pointer))
      return try readJSON(text, at: pointer)
    case .members, .object, .nothing:
      if let columns = try JSONGrid(text.bytes()).columns {
        notes.append(.lists(areColumns: true))
        var rows = DataRows(names: columns.names, rows: columns.rows)
        rows.typedColumns = Set(rows.names.indices)
        return rows
      }
      guard place.finding != .nothing else { return rows }
      notes.append(place.finding == .object ? .oneObject : .pointer(""))
      return try place.finding == .object ? place.rowOfDocument() : place.rowsOfMembers()
    }
  }

  private func readJSON(_ text: ImportText, at pointer: String) throws(SceneError.Kind) -> DataRows {
    try reading(text) { (stream) throws(DataProblem) in
      try JSONReader.read(stream, pointer: pointer, flattens: true)
    }
  }
}
