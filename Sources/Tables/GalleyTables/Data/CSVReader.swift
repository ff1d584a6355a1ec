/// Reads CSV as defined by RFC 4180: quoted cells may contain line breaks, and a quote inside them is written twice.
/// Lines end with LF, CRLF or CR. Empty lines are skipped if there is more than one column.
struct CSVReader {
  private var stream: DataStream
  private var delimiter: UInt8
  private let guessesDelimiter: Bool
  private let dialect: CSVDialect
  private var names: [String] = []
  private var writer = CellWriter(width: 0)
  private var width = 0
  private var index = 0
  private var rowNumber = 0
  private var rowBehindBlank: Int?
  private var isSkipping = false

  /// The maximum length of a row, in bytes. In a longer row, a quote is most likely never closed.
  static let rowLimit = 64 << 20
  static let columnLimit = 1 << 17

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  static func read(_ stream: DataStream, delimiter: UInt8? = nil) throws(DataProblem) -> DataRows {
    try read(stream, CSVDialect(delimiter: delimiter))
  }

  static func read(_ stream: DataStream, _ dialect: CSVDialect) throws(DataProblem) -> DataRows {
    var reader = CSVReader(stream: stream, dialect)
    if try reader.readHeader() { try reader.readRows() }
    var rows = DataRows(names: reader.names, writer: reader.writer, stream: reader.stream)
    rows.rowBehindBlank = reader.rowBehindBlank
    return rows
  }

  private init(stream: DataStream, _ dialect: CSVDialect) {
    self.stream = stream
    self.dialect = dialect
    delimiter = dialect.delimiter ?? UInt8(ascii: ",")
    guessesDelimiter = dialect.delimiter == nil
  }

  // MARK: The header

  private mutating func readHeader() throws(DataProblem) -> Bool {
    while stream.start == stream.end { guard try stream.advance(keeping: 0) else { break } }
    index = stream.start
    guard stream.start < stream.end else {
      stream.note(DataProblem(.table(.emptyTable), at: stream.start))
      return false
    }
    if guessesDelimiter { delimiter = try guessedDelimiter() }
    if dialect.start > 0 {
      let start = stream.start
      while stream.end - start <= dialect.start { guard try stream.advance(keeping: start) else { break } }
      index = min(start + dialect.start, stream.end)
    }
    if let names = dialect.names {
      self.names = names
      width = names.count
      writer = CellWriter(width: names.count)
      return true
    }
    guard let cells = try readHeaderCells() else { return false }
    if stream.isTolerant {
      names = (dialect.lacksFirstName ? [""] : []) + cells.map(\.text)
      width = names.count
      writer = CellWriter(width: names.count)
      return true
    }
    var known: Set<String> = []
    // The name of one column may be empty.
    let nameless = cells.filter(\.text.isEmpty)
    if nameless.count > 1 { stream.note(DataProblem(.table(.namelessColumns(nameless.count)), at: nameless[1].offset)) }
    for cell in cells where !cell.text.isEmpty {
      if !known.insert(cell.text).inserted {
        stream.note(DataProblem(.table(.duplicateColumn(cell.text)), at: cell.offset))
      }
    }
    names = cells.map(\.text)
    writer = CellWriter(width: names.count)
    return true
  }

  private mutating func guessedDelimiter() throws(DataProblem) -> UInt8 {
    let start = stream.start
    while stream.end - start < DelimiterGuess.sampleSize { guard try stream.advance(keeping: start) else { break } }
    return DelimiterGuess.delimiter(of: stream[start..<min(stream.end, start + DelimiterGuess.sampleSize)])
  }

  private mutating func readHeaderCells() throws(DataProblem) -> [(text: String, offset: Int)]? {
    while true {
      var scan = scan()
      let (cells, end) = scan.header(limit: Self.columnLimit)
      switch end {
      case .comment: return nil
      case .row(let next):
        index = next
        return cells
      case .error(let problem, _):
        stream.note(problem)
        return nil
      case .cut(let quote):
        if !stream.isComplete, stream.end - index <= Self.rowLimit {
          _ = try stream.advance(keeping: index)
        } else {
          stream.note(
            DataProblem(
              quote == nil ? .table(.rowTooLong(limit: Self.rowLimit)) : .table(.unclosedQuote), at: quote ?? index))
          return nil
        }
      }
    }
  }

  private func scan() -> CSVRowScan {
    CSVRowScan(stream, delimiter: delimiter, quote: dialect.quote, comment: dialect.comment, row: index)
  }

  // MARK: Rows

  private mutating func readRows() throws(DataProblem) {
    repeat {
      scanRows()
      stream.rowCount = writer.rowCount
      if stream.isFull { return stream.noteMore(at: index) }
    } while try stream.advance(keeping: index)
  }

  private mutating func scanRows() {
    while !stream.isFull, !isSkipping || skipLine() {
      var scan = scan()
      let end = scan.rows(into: &writer, number: &rowNumber)
      index = scan.row
      if let row = scan.rowBehindBlank { rowBehindBlank = row }
      switch end {
      case .row(let next): index = next
      case .comment:
        stream.tolerate(.comment, at: index)
        skipLine(from: index)
      case .error(_, let next?) where stream.isTolerant: takeRagged(to: next)
      case .error where stream.isTolerant: guard takeLine() else { return }
      case .error(let problem, let next):
        drop(problem)
        if let next { index = next } else { skipLine(from: problem.offset) }
      case .cut(let quote):
        guard stream.isComplete ? index < stream.end : stream.end - index > Self.rowLimit else { return }
        if stream.isTolerant, stream.isComplete {
          guard takeLine() else { return }
          continue
        }
        drop(
          DataProblem(
            quote == nil ? .table(.rowTooLong(limit: Self.rowLimit)) : .table(.unclosedQuote), at: quote ?? index))
        skipLine(from: quote ?? index)
      }
    }
  }

  // MARK: Rows with errors

  private mutating func takeRagged(to next: Int) {
    var scan = scan()
    let (cells, end) = scan.header(limit: Self.columnLimit)
    if case .error(let problem, _) = end { stream.note(problem) } else { take(cells.map(\.text)) }
    index = next
  }

  private mutating func takeLine() -> Bool {
    var end = index
    while end < stream.end, stream[end] != Self.lineFeed, stream[end] != Self.carriageReturn { end += 1 }
    guard end < stream.end || stream.isComplete else { return false }
    stream.tolerate(.strayQuote, at: index)
    let cells = stream[index..<end].split(separator: delimiter, omittingEmptySubsequences: false)
    take(cells.map { String(decoding: $0, as: UTF8.self) })
    skipLine(from: end)
    return true
  }

  private mutating func take(_ cells: [String]) {
    var cells = cells
    let expected = width
    if cells.count > expected { stream.tolerate(.longRow(width: expected), at: index) }
    if cells.count < expected { stream.tolerate(.shortRow(width: expected), at: index) }
    let limit = max(KeyedRows.columnLimit, names.count)
    if cells.count > limit {
      let sign = String(decoding: [delimiter], as: UTF8.self)
      cells = cells[..<(limit - 1)] + [cells[(limit - 1)...].joined(separator: sign)]
    }
    while names.count < cells.count {
      names.append("")
      writer.addColumn()
    }
    for place in names.indices {
      var cell = place < cells.count ? cells[place] : ""
      cell.withUTF8 { writer.append($0) }
    }
    writer.endRow()
    rowNumber += 1
  }

  private mutating func drop(_ problem: DataProblem) {
    stream.note(problem)
    rowNumber += 1
  }

  /// Continues after an error, so that one run finds further errors.
  private mutating func skipLine(from offset: Int) {
    index = offset
    isSkipping = true
  }

  private mutating func skipLine() -> Bool {
    while index < stream.end {
      let byte = stream[index]
      let isReturn = byte == Self.carriageReturn
      // The line feed after this carriage return may not be loaded yet; together they are one line break.
      if isReturn, index + 1 == stream.end, !stream.isComplete { return false }
      index += 1
      guard isReturn || byte == Self.lineFeed else { continue }
      if isReturn, index < stream.end, stream[index] == Self.lineFeed { index += 1 }
      isSkipping = false
      return true
    }
    return false
  }
}
