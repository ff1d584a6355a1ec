import GalleyData

extension ImportReader {
  // MARK: Files of other programs

  package mutating func workbook(_ bytes: [UInt8]) throws(SceneError.Kind) -> DataRows {
    do throws(DataFault) {
      let (found, sheets) = try Self.sheet(options.sheet, of: bytes)
      let others = sheets.filter { $0 != found.sheet }
      if !others.isEmpty { notes.append(.sheet(found.sheet, others: others)) }
      if case let parts = found.parts, parts.isAny {
        notes.append(
          .sheetParts(
            hiddenRows: parts.hiddenRows, hiddenColumns: parts.hiddenColumns, formulas: parts.formulasWithoutValue))
      }
      if found.parts.outlineTotals > 0 { notes.append(.outlineTotals(found.parts.outlineTotals)) }
      var rows = named(found.rows, merged: found.merged)
      rows.typedColumns = found.typedColumns
      let start = found.rows.count - rows.cells.rowCount
      rows.pointRows = found.pointRows.mapValues { $0.keeping(start..<found.rows.count) }
      rows.formats = found.formats
      return rows
    } catch {
      throw .table(.fault(error))
    }
  }

  private static func sheet(_ name: String?, of bytes: [UInt8]) throws(DataFault) -> (SheetRows, sheets: [String]) {
    if OpenDocument.isOne(bytes) {
      let document = try OpenDocument(bytes)
      return (try document.rows(of: name), document.sheets)
    }
    let workbook = try Workbook(bytes)
    return (try workbook.rows(of: name), workbook.sheets)
  }

  package mutating func database() throws(SceneError.Kind) -> DataRows {
    let (bytes, log, journal) = try source.database()
    do throws(DataFault) {
      let database = try Database(bytes, log: log, journal: journal)
      if let query = options.query { return DataRows(try database.rows(of: query)) }
      let (largest, others) = try database.largestTable()
      if !others.isEmpty { notes.append(.table(largest, others: others)) }
      return DataRows(try database.rows(ofTable: largest))
    } catch {
      throw .table(.fault(error))
    }
  }

  // MARK: Names

  /// Separates the header, if there is one, from `rows`. The value of a merged cell applies to all its rows.
  package mutating func named(_ rows: [[String]], merged: [MergedCells] = []) -> DataRows {
    separator = separator ?? " "
    let width = rows.map(\.count).max() ?? 0
    var names = ColumnNames.numbered(width)
    var start = 0
    switch options.header {
    case .none: notes.append(.noNames(example: nil))
    case .line(let line):
      start = min(line - 1, rows.count)
      if line > rows.count { missingHeader = .headerBeyond(line: line, lines: rows.count) }
      note(above: rows[..<start].map { $0.filter { !$0.isEmpty } })
      if start < rows.count { names = rows[start] }
      start = min(start + 1, rows.count)
    case .found:
      let guess = HeaderGuess(
        Array(rows.prefix(DelimitedSample.rowLimit)), spans: merged.isEmpty ? nil : merged)
      note(above: rows[..<guess.skipped].map { $0.filter { !$0.isEmpty } })
      start = guess.skipped
      if guess.hasNames, start < rows.count {
        names = guess.names ?? rows[start]
        start = min(start + guess.nameRows, rows.count)
        if guess.nameRows > 1 {
          notes.append(.namesOnRows(guess.nameRows, names.filter { !$0.isEmpty }))
        } else if !guess.isSure, start < rows.count {
          notes.append(.unprovenNames)
        }
      } else if let example = guess.evidence {
        notes.append(.noNames(example: example))
      }
    }
    while names.count < width { names.append("") }
    let filling = MergedFilling(rows, from: start, merged)
    if let note = filling.note(names) { notes.append(note) }
    var found = DataRows(names: names, rows: Array(filling.rows))
    found.areas = filling.areas
    return found
  }

  package mutating func note(above rows: [[String]]) {
    let lines = rows.map { $0.joined(separator: " ") }
    guard let first = rows.first(where: { !$0.isEmpty }) else {
      if !rows.isEmpty { notes.append(.preamble(lines)) }
      return
    }
    // Excel takes the delimiter of the file from a first line such as "sep=;".
    let isTitle = first.count == 1 && first[0].contains(where: \.isLetter) && !first[0].hasPrefix("sep=")
    notes.append(isTitle ? .title(lines) : .preamble(lines))
  }
}

extension DataRows {
  fileprivate init(_ rows: TextRows) {
    self.init(names: rows.names, rows: rows.rows)
    typedColumns = rows.typedColumns
  }
}
