import GalleyData
import GalleyFiles

/// Finds how a file is written, and reads it so.
struct ImportReader {
  let options: DataImport
  let source: ImportSource
  private let progress: (@Sendable (LoadingProgress) -> Void)?
  /// What keeps the file from being read, with its place, where it has one.
  private(set) var mistake: DataMistake?
  /// What was found so far.
  private var notes: [ImportNote] = []
  /// The line that was said to name the columns, if the file has fewer.
  private var missingHeader: SceneError.Kind.Tables?
  /// What cells stood between, where rows at the end may be no data: files of cells that people write.
  private var separator: String?

  init(_ options: DataImport, _ source: ImportSource, _ progress: (@Sendable (LoadingProgress) -> Void)?) {
    self.options = options
    self.source = source
    self.progress = progress
  }

  /// The rows of the file.
  mutating func read() throws(SceneError.Kind) -> ImportedData {
    let nature = FileNature(source.start)
    if case .unsupported(let fault) = nature { throw .table(.fault(fault)) }
    try checkOptions(nature)
    let rows: DataRows
    if nature == .archive && options.format == nil || options.format == .xlsx {
      rows = try workbook()
    } else if nature == .database || options.format == .sqlite {
      rows = try database()
    } else {
      guard options.query == nil else { throw .table(.fault(.queryWithoutDatabase)) }
      rows = try text(nature)
    }
    guard rows.names.count <= CSVReader.columnLimit else {
      throw .table(.tooManyColumns(limit: CSVReader.columnLimit))
    }
    if let missingHeader { throw .table(missingHeader) }
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
    var table = settled.table(FilePath.stem(of: source.name))
    if !empty.isEmpty, empty.count < table.columns.count {
      notes.append(.emptyColumns(empty.count))
      let columns = table.columns.indices.filter { !empty.contains($0) }.map { table.columns[$0] }
      table = Table(name: table.name, columns: columns, rowCount: table.rowCount)
    }
    notes += rows.tolerated.filter { !$0.isOf(footer, behind: settled.cells.rowCount) }.map { .tolerated($0) }
    notes += footer
    return ImportedData(table: table.guessingKinds(), notes: notes)
  }

  /// `rows` with names that are each there once, and the columns that have neither a name nor a filled cell.
  ///
  /// Names on two rows are put together.
  private mutating func settled(_ rows: DataRows) -> (rows: DataRows, empty: Set<Int>) {
    var settled = rows
    if options.header == .found, hasNames, rows.names.count > 1,
      let names = SecondNames.joined(rows.names, rows.first(DelimitedSample.rowLimit))
    {
      notes.append(.namesOnTwoRows(names.filter { !$0.isEmpty }))
      settled = rows.droppingFirst()
      settled.names = names
    }
    let (names, changed) = ColumnNames.settled(settled.names)
    let empty = Set(
      names.indices.filter { settled.names[$0].allSatisfy(\.isWhitespace) && settled.isEmpty(column: $0) })
    let emptyNames = Set(empty.map { names[$0] })
    let told = changed.filter { !emptyNames.contains($0) }
    if !told.isEmpty, hasNames { notes.append(.renamed(told)) }
    settled.names = names
    return (settled, hasNames ? empty : [])
  }

  /// Whether columns are named by the file, and not by their numbers.
  private var hasNames: Bool {
    !notes.contains { if case .noNames = $0 { true } else { false } } && !notes.contains(.lines)
  }

  // MARK: Files of other programs

  private mutating func workbook() throws(SceneError.Kind) -> DataRows {
    do throws(DataFault) {
      let workbook = try Workbook(try bytes())
      let sheet = try workbook.rows(of: options.sheet)
      let parts = sheet.parts
      let others = workbook.sheets.filter { $0 != sheet.sheet }
      if !others.isEmpty { notes.append(.sheet(sheet.sheet, others: others)) }
      if parts.isAny {
        notes.append(
          .sheetParts(
            hiddenRows: parts.hiddenRows, hiddenColumns: parts.hiddenColumns, formulas: parts.formulasWithoutValue))
      }
      var rows = named(sheet.rows)
      rows.formats = sheet.formats
      return rows
    } catch {
      throw .table(.fault(error))
    }
  }

  private func bytes() throws(DataFault) -> [UInt8] {
    do throws(SceneError.Kind) { return try source.all() } catch { throw .broken(format: "file", part: "its bytes") }
  }

  private mutating func database() throws(SceneError.Kind) -> DataRows {
    let (bytes, log, journal) = try source.database()
    do throws(DataFault) {
      let database = try Database(bytes, log: log, journal: journal)
      if let query = options.query {
        let rows = try database.rows(of: query)
        return DataRows(names: rows.names, rows: rows.rows)
      }
      let (largest, others) = try database.largestTable()
      if !others.isEmpty { notes.append(.table(largest, others: others)) }
      let rows = try database.rows(ofTable: largest)
      return DataRows(names: rows.names, rows: rows.rows)
    } catch {
      throw .table(.fault(error))
    }
  }

  /// `rows`, of which one may name the columns.
  private mutating func named(_ rows: [[String]]) -> DataRows {
    var rows = rows
    separator = separator ?? " "
    let width = rows.map(\.count).max() ?? 0
    var names = ColumnNames.numbered(width)
    switch options.header {
    case .none: notes.append(.noNames(example: nil))
    case .line(let line):
      let skipped = min(line - 1, rows.count)
      if line > rows.count { missingHeader = .headerBeyond(line: line, lines: rows.count) }
      note(preamble: rows[..<skipped])
      rows.removeFirst(skipped)
      if !rows.isEmpty { names = rows.removeFirst() }
    case .found:
      let guess = HeaderGuess(Array(rows.prefix(DelimitedSample.rowLimit)))
      note(preamble: rows[..<guess.skipped])
      rows.removeFirst(guess.skipped)
      if guess.hasNames, !rows.isEmpty {
        names = rows.removeFirst()
      } else if let example = guess.evidence {
        notes.append(.noNames(example: example))
      }
    }
    while names.count < width { names.append("") }
    return DataRows(names: names, rows: rows)
  }

  private mutating func note(preamble rows: ArraySlice<[String]>) {
    guard !rows.isEmpty else { return }
    notes.append(.preamble(rows.map { $0.filter { !$0.isEmpty }.joined(separator: " ") }))
  }

  // MARK: Texts

  private mutating func text(_ nature: FileNature) throws(SceneError.Kind) -> DataRows {
    var text = ImportText(source, options.encoding)
    let format = options.format ?? Self.format(nature, source.name)
    do throws(SceneError.Kind) {
      let rows = try read(text, format)
      let isBroken = rows.mistakes.contains { if case .file(.otherEncoding) = $0.kind { true } else { false } }
      if !isBroken { return try checked(rows) }
    } catch .file(.notText) where options.encoding == nil {
      // Zeros between letters are looked at below.
    }
    // Nothing of the first attempt is told: it read the wrong letters.
    notes = []
    if let note = try text.findEncoding() { notes.append(note) }
    return try checked(try read(text, format))
  }

  /// `rows`, where there is no mistake that could not be put right.
  private mutating func checked(_ rows: DataRows) throws(SceneError.Kind) -> DataRows {
    guard let first = rows.mistakes.first else { return rows }
    mistake = first
    throw first.kind
  }

  /// What a file is: its content says it of formats that cannot be mistaken, its extension of the others.
  static func format(_ nature: FileNature, _ name: String) -> ImportFormat? {
    let told = ImportFormat(pathExtensionOf: name)
    switch nature {
    case .json where told != .csv && told != .tsv: return told == .jsonl ? .jsonl : .json
    case .jsonLines where told != .csv && told != .tsv: return .jsonl
    case .stanzas where told == nil: return .stanzas
    default: return told
    }
  }

  private mutating func read(_ text: ImportText, _ format: ImportFormat?) throws(SceneError.Kind) -> DataRows {
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

  private func reading(
    _ text: ImportText, _ read: (DataStream) throws(DataProblem) -> DataRows
  ) throws(SceneError.Kind) -> DataRows {
    let (path, size) = (options.path, text.size)
    var stream = DataStream(try text.stream()) { [progress] bytes, rows in
      progress?(LoadingProgress(file: path, bytes: bytes, total: size, rows: rows))
    }
    stream.isTolerant = true
    do throws(DataProblem) { return try read(stream) } catch { throw error.kind }
  }

  // MARK: JSON

  private mutating func readJSON(_ text: ImportText) throws(SceneError.Kind) -> DataRows {
    if let pointer = options.pointer { return try readJSON(text, at: pointer) }
    if text.isListOfLists, let rows = try JSONGrid(text.bytes()).rows {
      notes.append(.lists(areColumns: false))
      return named(rows)
    }
    let rows = try reading(text) { (stream) throws(DataProblem) in try JSONReader.read(stream, flattens: true) }
    guard let mistake = rows.mistakes.first, case .table(.notRows) = mistake.kind else { return rows }
    let place = try JSONPlace(text.bytes())
    switch place.finding {
    case .list(let pointer):
      notes.append(.pointer(pointer))
      return try readJSON(text, at: pointer)
    case .members, .nothing:
      if let columns = try JSONGrid(text.bytes()).columns {
        notes.append(.lists(areColumns: true))
        return DataRows(names: columns.names, rows: columns.rows)
      }
      guard place.finding == .members else { return rows }
      notes.append(.pointer(""))
      return try place.rowsOfMembers()
    }
  }

  private func readJSON(_ text: ImportText, at pointer: String) throws(SceneError.Kind) -> DataRows {
    try reading(text) { (stream) throws(DataProblem) in
      try JSONReader.read(stream, pointer: pointer, flattens: true)
    }
  }

  // MARK: Delimited cells and columns

  private mutating func readDelimited(_ text: ImportText, _ format: ImportFormat?) throws(SceneError.Kind) -> DataRows {
    var sample = text.sample
    guard sample.contains(where: { $0 != 0x0A && $0 != 0x0D }) else { throw .table(.emptyTable) }
    var skipped = 0
    if case .line(let line) = options.header {
      skipped = sample.prefix(ofLines: line - 1)
      if skipped == sample.count, !text.isAll {
        let all = try text.bytes()
        skipped = all.prefix(ofLines: line - 1)
        sample = Array(all.prefix(skipped + sample.count))
      }
      guard skipped < sample.count else {
        throw .table(.headerBeyond(line: line, lines: sample.lineCount))
      }
      notes.append(contentsOf: line > 1 ? [.preamble(sample[..<skipped].lines)] : [])
      sample.removeFirst(skipped)
    }
    let likely: UInt8? = format == .tsv ? 0x09 : format == .csv ? 0x2C : nil
    let known = options.delimiter
    let shape = sample.withUnsafeBufferPointer {
      DelimitedShape($0, delimiter: known, likely: likely, isAll: text.isAll)
    }
    if format == nil, known == nil {
      if RuledTable.isOne(text.sampleLines) { return try readRuled(text) }
      if shape.isWeak, let rows = try readSpaced(text) { return rows }
    }
    // A file may be called after commas that it has none of.
    if format == .csv, options.format == nil, known == nil, shape.width == 1, let words = valueWords(text) {
      return try readWords(text, words)
    }
    if format == nil, known == nil, shape.delimiter == nil { return try read(text, .lines) }
    return try readDelimited(text, shape, likely, behind: skipped)
  }

  private mutating func readDelimited(
    _ text: ImportText, _ shape: DelimitedShape, _ likely: UInt8?, behind skipped: Int
  ) throws(SceneError.Kind) -> DataRows {
    separator = String(decoding: [shape.delimiter ?? 0x2C], as: UTF8.self)
    var dialect = CSVDialect(delimiter: shape.delimiter ?? 0x2C, quote: shape.quote, comment: shape.comment)
    dialect.start = skipped + (options.header == .found || shape.comment != nil ? shape.start : 0)
    dialect.lacksFirstName = shape.lacksFirstName && options.header == .found
    dialect.names = shape.commentNames
    if shape.commentNames != nil {
      notes.append(.namesInComment)
    } else if options.header == .none || options.header == .found && !shape.hasNames {
      dialect.names = ColumnNames.numbered(shape.width)
      notes.append(.noNames(example: options.header == .none ? nil : shape.evidence))
    }
    if !shape.comments.isEmpty { notes.append(.comments(shape.comments)) }
    if !shape.preamble.isEmpty, options.header == .found { notes.append(.preamble(shape.preamble)) }
    if shape.delimiter != likely ?? 0x2C, options.delimiter == nil, let delimiter = shape.delimiter {
      notes.append(.delimiter(String(decoding: [delimiter], as: UTF8.self)))
    }
    let rows = try reading(text) { (stream) throws(DataProblem) in try CSVReader.read(stream, dialect) }
    return shape.isSpaced ? rows.trimmed() : rows
  }

  /// Rows of columns that spaces keep apart, whichever way finds more of them; nil where none does.
  private mutating func readSpaced(_ text: ImportText) throws(SceneError.Kind) -> DataRows? {
    let sample = tableLines(text)
    let (lines, columns) = (LineWords(sample), FixedColumns(sample))
    if let lines, lines.count > (columns?.starts.count ?? 1) { return try readWords(text, lines) }
    return try columns.map { (columns) throws(SceneError.Kind) in try readFixed(text, columns) }
  }

  /// The first lines, without notes at the end of a short file.
  private func tableLines(_ text: ImportText) -> [[UInt8]] {
    let lines = text.sampleLines
    guard text.isAll, options.footer == .found, let footer = FooterLines(lines) else { return lines }
    return Array(lines[..<footer.start])
  }

  private mutating func readWords(_ text: ImportText, _ words: LineWords?) throws(SceneError.Kind) -> DataRows {
    guard let words else { return try read(text, .lines) }
    var comments: [String] = []
    var rows: [[String]] = []
    let lines = try text.bytes().split(separator: 0x0A).map(Array.init)
    let footer = options.footer == .found ? FooterLines(lines) : nil
    for line in lines[..<(footer?.start ?? lines.count)] {
      if LineWords.isEmpty(line) {
        let comment = String(decoding: line, as: UTF8.self)
        if comment.contains(where: { !$0.isWhitespace }) { comments.append(comment) }
      } else {
        rows.append(words.cells(line))
      }
    }
    notes.append(.words(words.count))
    if let footer { notes.append(.footer(footer.texts)) }
    if options.header == .found, rows.count > 2, rows[0].filter({ !$0.isEmpty }).count < words.count - 1 {
      notes.append(.preamble([rows.removeFirst().joined(separator: " ")]))
    }
    if !comments.isEmpty { notes.append(.comments(comments)) }
    return named(rows)
  }

  private mutating func readRuled(_ text: ImportText) throws(SceneError.Kind) -> DataRows {
    let lines = try text.bytes().split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    guard let table = RuledTable(lines) else { return try read(text, .lines) }
    notes.append(.ruled)
    if !table.above.isEmpty { notes.append(.preamble(table.above)) }
    if !table.below.isEmpty { notes.append(.footer(table.below)) }
    if !table.comments.isEmpty { notes.append(.comments(table.comments)) }
    let width = table.rows.map(\.count).max() ?? 0
    var rows = DataRows(
      names: table.names + Array(repeating: "", count: max(width - table.names.count, 0)), rows: table.rows)
    rows.tolerated += [
      ToleratedMistakes(.cutLine, at: table.cutLines), ToleratedMistakes(.fullText, at: table.fullLines),
    ]
    .compactMap { $0 }
    return rows
  }

  private mutating func readFixed(_ text: ImportText, _ columns: FixedColumns?) throws(SceneError.Kind) -> DataRows {
    guard let columns else { return try read(text, .lines) }
    var rows: [[String]] = []
    var cut: [Int] = []
    let lines = try text.bytes().split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0.last == 0x0D ? $0.dropLast() : $0) }
    let footer = options.footer == .found ? FooterLines(lines, columns) : nil
    for (index, line) in lines[..<(footer?.start ?? lines.count)].enumerated() {
      guard line.contains(where: { $0 != 0x20 }) else { continue }
      if columns.isCut(line) { cut.append(index) }
      rows.append(columns.cells(line))
    }
    // Columns that many lines do not keep to are none.
    if options.format != .fixed, cut.count * 50 > rows.count { return try read(text, .lines) }
    notes.append(.fixedColumns(columns.starts.count))
    if let footer { notes.append(.footer(footer.texts)) }
    var result = named(rows)
    if let cut = ToleratedMistakes(.cutLine, at: cut) { result.tolerated.append(cut) }
    return result
  }
}
