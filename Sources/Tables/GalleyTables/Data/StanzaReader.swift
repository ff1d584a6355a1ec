/// Reads Debian's deb822 format. A line that starts with a space or a tab continues the previous field, and a dot alone
/// on such a line is an empty line. Lines that start with `#` are skipped.
struct StanzaReader {
  private var stream: DataStream
  private var rows = KeyedRows()
  private var index: Int
  private var stanza: Int?
  private var field: Int?
  private var continued: [UInt8]?

  static func read(_ stream: DataStream) throws(DataProblem) -> DataRows {
    var reader = StanzaReader(stream: stream, index: stream.start)
    while let line = try reader.nextLine() {
      do throws(DataProblem) { try reader.take(line) } catch { reader.stream.note(error) }
      if reader.stream.isFull {
        reader.stream.noteMore(at: line.lowerBound)
        break
      }
    }
    reader.endStanza()
    return reader.rows.finish(reader.stream)
  }

  private init(stream: DataStream, index: Int) {
    self.stream = stream
    self.index = index
  }

  private mutating func nextLine() throws(DataProblem) -> Range<Int>? {
    var searched = index
    while true {
      let found = ByteRun.first(
        UInt8(ascii: "\n"), in: stream.pointer, from: searched - stream.start, to: stream.end - stream.start)
      if let found { return line(to: stream.start + found, next: stream.start + found + 1) }
      searched = max(stream.end, stream.start)
      guard try stream.advance(keeping: stanza ?? index) else { break }
      // The byte order mark is discarded with the first portion.
      index = max(index, stream.start)
      searched = max(searched, index)
    }
    return index < stream.end ? line(to: stream.end, next: stream.end) : nil
  }

  private mutating func line(to end: Int, next: Int) -> Range<Int> {
    defer { index = next }
    let isCarriageReturn = end > index && stream[end - 1] == UInt8(ascii: "\r")
    return index..<(isCarriageReturn ? end - 1 : end)
  }

  private mutating func take(_ line: Range<Int>) throws(DataProblem) {
    guard let first = line.first.map({ stream[$0] }), !isBlank(line) else { return endStanza() }
    switch first {
    case UInt8(ascii: "#"): return
    case UInt8(ascii: " "), UInt8(ascii: "\t"): try continueRecord(with: line)
    default: try startField(line)
    }
  }

  private func isBlank(_ line: Range<Int>) -> Bool { stream[line].allSatisfy(Self.isSpace) }

  private mutating func startField(_ line: Range<Int>) throws(DataProblem) {
    endField()
    if stanza == nil { stanza = line.lowerBound }
    guard let colon = stream[line].firstIndex(of: UInt8(ascii: ":")), colon > 0 else {
      throw DataProblem(.table(.notAField), at: line.lowerBound)
    }
    let column = try rows.column(for: stream[line.lowerBound..<line.lowerBound + colon], at: line.lowerBound)
    guard !rows.has(column) else {
      throw DataProblem(.table(.duplicateColumn(rows.names[column])), at: line.lowerBound)
    }
    rows.set(.file(trimmed(line.lowerBound + colon + 1..<line.upperBound)), in: column)
    field = column
  }

  private mutating func continueRecord(with line: Range<Int>) throws(DataProblem) {
    guard let field else {
      // A continuation of a faulty field belongs to the same error.
      if stanza == nil { throw DataProblem(.table(.notAField), at: line.lowerBound) }
      return
    }
    if continued == nil {
      continued = []
      if case .file(let range) = rows.cell(field) { continued = Array(stream[range]) }
    }
    // Continued lines are separated by a line break, unless the field has no text yet.
    if continued?.isEmpty == false { continued?.append(UInt8(ascii: "\n")) }
    let rest = line.lowerBound + 1..<trimmed(line).upperBound
    let isBreak = stream[rest].elementsEqual([UInt8(ascii: ".")])
    if !isBreak { continued?.append(contentsOf: stream[rest]) }
  }

  private mutating func endField() {
    if let field, let continued { rows.set(.text(continued), in: field) }
    (field, continued) = (nil, nil)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, Self.isSpace(stream[first]) { range = range.dropFirst() }
    while let last = range.last, Self.isSpace(stream[last]) { range = range.dropLast() }
    return range
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private mutating func endStanza() {
    guard stanza != nil else { return }
    endField()
    rows.endRow(stream)
    stream.rowCount = rows.writer.rowCount
    stanza = nil
  }
}
