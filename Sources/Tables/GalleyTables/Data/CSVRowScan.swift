struct CSVRowScan {
  enum End: Equatable {
    case comment
    case row(Int)
    /// `openQuote` is the offset of a quote that is still open.
    case cut(openQuote: Int?)
    /// `next` is nil if the end of the faulty row is unknown.
    case error(DataProblem, next: Int?)
  }

  private(set) var row: Int
  private(set) var rowBehindBlank: Int?
  private let bytes: UnsafePointer<UInt8>
  private let start: Int
  private let limit: Int
  private let isComplete: Bool
  private let delimiter: UInt8
  private let delimiters: UInt64
  private let quote: UInt8
  private let comment: UInt8?

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeeds = ByteWord.pattern(lineFeed)
  private static let carriageReturns = ByteWord.pattern(carriageReturn)

  /// Creates a scan that is valid until `stream` advances.
  init(
    _ stream: DataStream, delimiter: UInt8, quote: UInt8 = UInt8(ascii: "\""), comment: UInt8? = nil, row: Int
  ) {
    self.row = row
    self.quote = quote
    self.comment = comment
    bytes = stream.pointer
    start = stream.start
    limit = stream.end - stream.start
    isComplete = stream.isComplete
    self.delimiter = delimiter
    delimiters = ByteWord.pattern(delimiter)
  }

  // MARK: Rows

  /// Writes rows until one is incomplete or has an error. ``row`` is then the offset of that row.
  package mutating func rows(into writer: inout CellWriter, number: inout Int) -> End {
    while true {
      let before = row
      skipBlankLines(writer.width)
      if row > before { rowBehindBlank = number }
      guard row - start < limit else { return .cut(openQuote: nil) }
      if let comment, bytes[row - start] == comment { return .comment }
      guard let next = write(into: &writer) else { return end(number: number) }
      row = start + next
      number += 1
    }
  }

  private mutating func skipBlankLines(_ width: Int) {
    guard width > 1 else { return }
    var index = row - start
    while index < limit, bytes[index] == Self.lineFeed || bytes[index] == Self.carriageReturn { index += 1 }
    row = start + index
  }

  private func end(number: Int) -> End {
    if case .error(var problem, let next) = stop,
      case .table(.raggedRow(_, let cells, let expected, _)) = problem.kind
    {
      problem.kind = .table(.raggedRow(row: number + 1, cells: cells, expected: expected))
      return .error(problem, next: next)
    }
    return stop
  }

  /// Copies all text between two quoted cells at once, with its delimiters: the cell store has one arbitrary byte
  /// between cells anyway.
  private mutating func write(into writer: inout CellWriter) -> Int? {
    let first = row - start
    let width = writer.width
    let page = writer.open(bytes: limit - first + 1)
    var run = Run(from: first, to: page.byteCount)
    var marks = Marks(at: first)
    marks.load(self)
    var cell = first
    var cells = 0
    while true {
      if cell < limit, bytes[cell] == quote {
        run.copy(bytes, to: cell, into: page.text)
        guard let length = unquote(cell, into: page.text + (cell + run.shift)) else { return nil }
        run = Run(from: behindQuote, to: cell + run.shift + length)
        marks = Marks(at: behindQuote)
        marks.load(self)
      }
      let end = marks.next(self)
      if end >= limit, !isComplete { return cut() }
      if cells < width { page.ends[cells] = UInt32(truncatingIfNeeded: end + run.shift) }
      cells += 1
      if end < limit, bytes[end] == delimiter {
        cell = end + 1
        continue
      }
      guard let next = lineEnd(end) else { return cut() }
      guard cells == width else { return ragged(cells, width, next) }
      run.copy(bytes, to: end + 1, into: page.text)
      writer.commit(byteCount: end + 1 + run.shift)
      return next
    }
  }

  private var stop = End.cut(openQuote: nil)
  private var behindQuote = 0

  private mutating func cut(_ quote: Int? = nil) -> Int? {
    stop = .cut(openQuote: quote.map { start + $0 })
    return nil
  }

  private mutating func ragged(_ cells: Int, _ width: Int, _ next: Int) -> Int? {
    stop = .error(DataProblem(.table(.raggedRow(row: 0, cells: cells, expected: width)), at: row), next: start + next)
    return nil
  }

  /// Returns nil if a line feed that is not loaded yet may follow.
  private func lineEnd(_ end: Int) -> Int? {
    guard end < limit else { return limit }
    guard bytes[end] == Self.carriageReturn else { return end + 1 }
    if end + 1 == limit { return isComplete ? limit : nil }
    return bytes[end + 1] == Self.lineFeed ? end + 2 : end + 1
  }

  private mutating func unquote(_ first: Int, into target: UnsafeMutablePointer<UInt8>) -> Int? {
    var length = 0
    var from = first + 1
    while let found = ByteRun.first(quote, in: bytes, from: from, to: limit) {
      let isDoubled = found + 1 < limit && bytes[found + 1] == quote
      let stop = isDoubled ? found + 1 : found
      (target + length).update(from: bytes + from, count: stop - from)
      length += stop - from
      from = stop + 1
      if isDoubled { continue }
      if from == limit, !isComplete { return cut() }
      guard from == limit || endsCell(bytes[from]) else { return misplaced(first, from) }
      behindQuote = from
      return length
    }
    return cut(first)
  }

  private mutating func misplaced(_ first: Int, _ text: Int) -> Int? {
    let lines = ByteRun.count(of: Self.lineFeed, in: bytes + first, text - first)
    let problem =
      lines == 0
      ? DataProblem(.table(.textAfterQuote), at: start + text)
      : DataProblem(.table(.lateQuote(lines: lines)), at: start + first)
    stop = .error(problem, next: nil)
    return nil
  }

  private func endsCell(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == Self.lineFeed || byte == Self.carriageReturn
  }

  // MARK: The header

  /// Reads the header row. More than `limit` cells are an error.
  mutating func header(limit cellLimit: Int) -> (cells: [(text: String, offset: Int)], end: End) {
    var cells: [(text: String, offset: Int)] = []
    var cell = row - start
    while true {
      guard cells.count < cellLimit else {
        return (cells, .error(DataProblem(.table(.tooManyColumns(limit: cellLimit)), at: row), next: nil))
      }
      var end = cell
      if cell < limit, bytes[cell] == quote {
        let text = UnsafeMutablePointer<UInt8>.allocate(capacity: limit - cell)
        defer { text.deallocate() }
        guard let length = unquote(cell, into: text) else { return (cells, stop) }
        cells.append((String(decoding: UnsafeBufferPointer(start: text, count: length), as: UTF8.self), start + cell))
        end = behindQuote
      } else {
        while end < limit, !endsCell(bytes[end]) { end += 1 }
        let text = UnsafeBufferPointer(start: bytes + cell, count: end - cell)
        cells.append((String(decoding: text, as: UTF8.self), start + cell))
      }
      if end < limit, bytes[end] == delimiter {
        cell = end + 1
      } else if end >= limit, !isComplete {
        return (cells, .cut(openQuote: nil))
      } else {
        return (cells, lineEnd(end).map { .row(start + $0) } ?? .cut(openQuote: nil))
      }
    }
  }

  // MARK: Pieces

  private struct Run {
    var from: Int
    var shift: Int

    init(from: Int, to target: Int) {
      self.from = from
      shift = target - from
    }

    func copy(_ bytes: UnsafePointer<UInt8>, to end: Int, into text: UnsafeMutablePointer<UInt8>) {
      (text + (from + shift)).update(from: bytes + from, count: end - from)
    }
  }

  private struct Marks {
    var index: Int
    var marks: UInt64 = 0

    init(at index: Int) { self.index = index }

    mutating func load(_ scan: CSVRowScan) {
      let word = ByteWord(scan.bytes + index)
      marks =
        word.equal(scan.delimiters) | word.equal(CSVRowScan.lineFeeds) | word.equal(CSVRowScan.carriageReturns)
    }

    mutating func next(_ scan: CSVRowScan) -> Int {
      while marks == 0 {
        index += 8
        if index >= scan.limit { return scan.limit }
        load(scan)
      }
      let found = index + ByteWord.first(in: marks)
      marks &= marks &- 1
      return min(found, scan.limit)
    }
  }
}
