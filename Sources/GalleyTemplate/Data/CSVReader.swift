/// Reads comma-separated values (RFC 4180) into a ``Table``.
///
/// The first row names the columns. Cells may be quoted, hold line breaks, and double their quotes; lines end with
/// LF, CRLF or CR. A line with nothing on it is skipped where there is more than one column.
struct CSVReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let delimiter: UInt8
  private var index = 0
  private var columns: [Column] = []
  private var rowCount = 0
  private var problems: [DataProblem] = []

  /// Ragged rows that are told in one run.
  private static let problemLimit = 10
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// The table in `bytes`, which must be valid UTF-8 without a byte order mark, or what is wrong with it.
  static func read(_ bytes: [UInt8], name: String, delimiter: UInt8 = UInt8(ascii: ",")) -> (Table, [DataProblem]) {
    bytes.withUnsafeBufferPointer { buffer in
      var reader = CSVReader(bytes: buffer, delimiter: delimiter)
      do throws(DataProblem) {
        try reader.readHeader()
        try reader.readRows()
      } catch {
        reader.problems.append(error)
      }
      return (Table(name: name, columns: reader.columns, rowCount: reader.rowCount), reader.problems)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, delimiter: UInt8) {
    self.bytes = bytes
    self.delimiter = delimiter
  }

  private mutating func readHeader() throws(DataProblem) {
    guard index < bytes.count else { throw DataProblem(.emptyTable, at: 0) }
    var names: Set<String> = []
    repeat {
      let start = index
      let name = String(decoding: try readCell(), as: UTF8.self)
      if !names.insert(name).inserted { problems.append(DataProblem(.duplicateColumn(name), at: start)) }
      columns.append(Column(name: name))
    } while readDelimiter()
    readLineEnd()
    reserve()
  }

  /// Guesses the number of rows from the length of the first one, so that columns seldom move in memory.
  private mutating func reserve() {
    let share = bytes.count / max(1, columns.count)
    for place in columns.indices { columns[place].reserve(cells: share / 8, bytes: share) }
  }

  private mutating func readRows() throws(DataProblem) {
    while index < bytes.count {
      if isLineEnd, columns.count > 1 {
        readLineEnd()
      } else {
        try readRow()
      }
    }
  }

  private mutating func readRow() throws(DataProblem) {
    let start = index
    var cells = 0
    repeat {
      if cells < columns.count { try readCell(into: cells) } else { _ = try readCell() }
      cells += 1
    } while readDelimiter()
    rowCount += 1
    readLineEnd()
    if cells != columns.count { try noteRaggedRow(cells, at: start) }
  }

  private mutating func noteRaggedRow(_ cells: Int, at start: Int) throws(DataProblem) {
    let problem = DataProblem(.raggedRow(row: rowCount, cells: cells, expected: columns.count), at: start)
    guard problems.count < Self.problemLimit else { throw problem }
    problems.append(problem)
    for place in columns.indices.dropFirst(cells) { columns[place].append([]) }
  }

  private mutating func readCell(into column: Int) throws(DataProblem) {
    guard index < bytes.count, bytes[index] == Self.quote else {
      columns[column].append(bytes[readPlain()])
      return
    }
    columns[column].append(try readQuoted())
  }

  private mutating func readCell() throws(DataProblem) -> [UInt8] {
    guard index < bytes.count, bytes[index] == Self.quote else { return Array(bytes[readPlain()]) }
    return try readQuoted()
  }

  private mutating func readPlain() -> Range<Int> {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == delimiter || byte == Self.lineFeed || byte == Self.carriageReturn { break }
      index += 1
    }
    return start..<index
  }

  private mutating func readQuoted() throws(DataProblem) -> [UInt8] {
    let start = index
    var text: [UInt8] = []
    index += 1
    while index < bytes.count {
      if bytes[index] != Self.quote {
        text.append(bytes[index])
      } else if index + 1 < bytes.count, bytes[index + 1] == Self.quote {
        text.append(Self.quote)
        index += 1
      } else {
        index += 1
        guard index == bytes.count || bytes[index] == delimiter || isLineEnd else {
          throw DataProblem(.textAfterQuote, at: index)
        }
        return text
      }
      index += 1
    }
    throw DataProblem(.unclosedQuote, at: start)
  }

  private mutating func readDelimiter() -> Bool {
    guard index < bytes.count, bytes[index] == delimiter else { return false }
    index += 1
    return true
  }

  private var isLineEnd: Bool { bytes[index] == Self.lineFeed || bytes[index] == Self.carriageReturn }

  private mutating func readLineEnd() {
    guard index < bytes.count else { return }
    if bytes[index] == Self.carriageReturn, index + 1 < bytes.count, bytes[index + 1] == Self.lineFeed { index += 1 }
    index += 1
  }
}
