import GalleyData
import GalleyFiles

struct ImportReader {
  let options: DataImport
  private(set) var source: ImportSource
  private let progress: (@Sendable (LoadingProgress) -> Void)?
  private(set) var error: DataError?
  var notes: [ImportNote] = []
  var missingHeader: SceneError.Kind.Tables?
  var separator: String?

  init(_ options: DataImport, _ source: ImportSource, _ progress: (@Sendable (LoadingProgress) -> Void)?) {
    self.options = options
    self.source = source
    self.progress = progress
  }

  mutating func read() throws(SceneError.Kind) -> ImportedData {
    let rows = try allRows()
    if let missingHeader { throw .table(missingHeader) }
    guard rows.names.count <= CSVReader.columnLimit else {
      throw .table(.tooManyColumns(limit: CSVReader.columnLimit))
    }
    var (settled, empty) = settled(rows)
    var footer: [ImportNote] = []
    if let separator, options.footer == .found {
      let found = FooterRows(settled, separator: separator)
      (settled, footer) = (found.rows, found.notes)
    } else if case .lines(let count) = options.footer, count > 0 {
      let end = max(settled.cells.rowCount - count, 0)
      let sign = separator ?? ", "
      footer = [.footer((end..<settled.cells.rowCount).map { settled.row($0).joined(separator: sign) })]
      settled = settled.keeping(0..<end)
    }
    // Notes below the table keep their indentation.
    let cleaning = CellCleaning(settled, keepsIndent: notes.contains(.lines))
    settled = cleaning.rows
    notes += cleaning.notes
    var table = settled.table(FilePath.stem(of: source.name))
    if !empty.isEmpty, empty.count < table.columns.count {
      notes.append(.emptyColumns(empty.count))
      let columns = table.columns.indices.filter { !empty.contains($0) }.map { table.columns[$0] }
      table = Table(name: table.name, columns: columns, rowCount: table.rowCount)
    }
    for case .subtotals(let rows, _) in footer { table.subtotals = rows }
    notes += rows.tolerated.filter { !$0.isOf(footer, behind: settled.cells.rowCount) }.map { .tolerated($0) }
    notes += footer
    return ImportedData(table: table.guessingKinds(), notes: notes)
  }

  private mutating func allRows() throws(SceneError.Kind) -> DataRows {
    var nature = FileNature(source.start)
    if nature == .archive, options.format == nil || options.format == .xlsx, let name = try source.openArchive() {
      notes.append(.archived(name))
      nature = FileNature(source.start)
    }
    if case .unsupported(let fault) = nature { throw .table(.fault(fault)) }
    try checkOptions(nature)
    if nature == .archive && options.format == nil || options.format == .xlsx {
      return try workbook(source.all())
    } else if nature == .database || options.format == .sqlite {
      return try database()
    }
    guard options.query == nil else { throw .table(.fault(.queryWithoutDatabase)) }
    return try text(nature)
  }

  private mutating func settled(_ rows: DataRows) -> (rows: DataRows, empty: Set<Int>) {
    var settled = rows
    if options.header == .found, hasNames, !hasSeveralNames, rows.names.count > 1,
      let names = SecondNames.joined(rows.names, rows.first(DelimitedSample.rowLimit))
    {
      notes.append(.namesOnRows(2, names.filter { !$0.isEmpty }))
      settled = rows.droppingFirst()
      settled.names = names
    }
    let (names, changed) = ColumnNames.settled(settled.names)
    let empty = Set(
      names.indices.filter { settled.names[$0].allSatisfy(\.isWhitespace) && settled.isEmpty(column: $0) })
    let emptyNames = Set(empty.map { names[$0] })
    let given = changed.filter { !emptyNames.contains($0) }
    if !given.isEmpty, hasNames { notes.append(.renamed(given)) }
    settled.names = names
    return (settled, hasNames ? empty : [])
  }

  private var hasSeveralNames: Bool {
    notes.contains { if case .namesOnRows = $0 { true } else { false } }
  }

  private var hasNames: Bool {
    !notes.contains { if case .noNames = $0 { true } else { false } } && !notes.contains(.lines)
  }

  // MARK: Texts

  private mutating func text(_ nature: FileNature) throws(SceneError.Kind) -> DataRows {
    var text = ImportText(source, options.encoding)
    let format = options.format ?? Self.format(nature, source.name)
    do throws(SceneError.Kind) {
      let rows = try read(text, format)
      let isBroken = rows.errors.contains { if case .file(.otherEncoding) = $0.kind { true } else { false } }
      if !isBroken { return try checked(rows) }
    } catch .file(.notText) where options.encoding == nil {
      // Null bytes between letters mean UTF-16, which is tried below.
    }
    // The first attempt decoded the wrong characters, so its notes are removed.
    notes.removeAll { if case .archived = $0 { false } else { true } }
    if let note = try text.findEncoding() { notes.append(note) }
    return try checked(try read(text, format))
  }

  private mutating func checked(_ rows: DataRows) throws(SceneError.Kind) -> DataRows {
    guard let first = rows.errors.first else { return rows }
    error = first
    throw first.kind
  }

  /// Returns the format. Unmistakable content has precedence over the extension.
  static func format(_ nature: FileNature, _ name: String) -> ImportFormat? {
    let given = ImportFormat(pathExtensionOf: name)
    switch nature {
    case .json where given != .csv && given != .tsv: return given == .jsonl ? .jsonl : .json
    case .jsonLines where given != .csv && given != .tsv: return .jsonl
    case .stanzas where given == nil: return .stanzas
    default: return given
    }
  }

  mutating func read(_ text: ImportText, _ format: ImportFormat?) throws(SceneError.Kind) -> DataRows {
    switch format {
    case .json: return try readJSON(text)
    case .jsonl:
      return try reading(text) { (stream) throws(DataProblem) in try JSONReader.readLines(stream, flattens: true) }
    case .stanzas: return try reading(text) { (stream) throws(DataProblem) in try StanzaReader.read(stream) }
    case .lines:
      notes.append(.lines)
      return try reading(text) { (stream) throws(DataProblem) in
        try CSVReader.read(stream, CSVDialect(delimiter: 1, quote: 0, names: ["line"]))
      }
    case .fixed: return try readFixed(text, FixedColumns(tableLines(text)))
    case .words: return try readWords(text, LineWords(tableLines(text)))
    case .ruled: return try readRuled(text)
    case .csv, .tsv, nil, .xlsx, .sqlite: return try readDelimited(text, format)
    }
  }

  func reading(
    _ text: ImportText, _ read: (DataStream) throws(DataProblem) -> DataRows
  ) throws(SceneError.Kind) -> DataRows {
    let (path, size) = (options.path, text.size)
    var stream = DataStream(try text.stream()) { [progress] bytes, rows in
      progress?(LoadingProgress(file: path, bytes: bytes, total: size, rows: rows))
    }
    stream.isTolerant = true
    do throws(DataProblem) { return try read(stream) } catch { throw error.kind }
  }
}
