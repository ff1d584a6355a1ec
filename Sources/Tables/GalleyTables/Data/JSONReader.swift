import GalleyJSON

struct JSONReader {
  private let pointer: String
  private var rows: JSONRows

  /// `pointer` follows RFC 6901, such as `/items/0/rows`; empty for the whole document.
  static func read(
    _ stream: DataStream, pointer: String = "", flattens: Bool = false
  ) throws(DataProblem) -> DataRows {
    var reader = JSONReader(pointer: pointer, rows: JSONRows(flattens: flattens))
    var scanner = JSONScanner(stream)
    let steps = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(unescapedStep)
    do throws(DataProblem) {
      try reader.walk(&scanner, steps[...])
      if try scanner.peek() != nil { throw try scanner.unexpected("the end of the file") }
    } catch {
      try scanner.note(error)
      // The structure is lost after the error, but the remaining bytes are still checked.
      while try scanner.stream.advance(keeping: scanner.stream.end) {}
    }
    return reader.rows.finish(scanner.stream)
  }

  static func readLines(_ stream: DataStream, flattens: Bool = false) throws(DataProblem) -> DataRows {
    var rows = JSONRows(flattens: flattens)
    var scanner = JSONScanner(stream)
    while try scanner.peek() != nil {
      let line = scanner.index
      do throws(DataProblem) { try rows.readRow(&scanner) } catch {
        if scanner.stream.isTolerant { scanner.stream.tolerate(.badLine, at: line) } else { try scanner.note(error) }
        rows.dropRow()
        if scanner.stream.isFull {
          scanner.stream.noteMore(at: error.offset)
          break
        }
        try scanner.skipLine(from: line)
      }
    }
    return rows.finish(scanner.stream)
  }

  private static func unescapedStep(_ step: Substring) -> String {
    var result = ""
    var rest = step
    while let character = rest.popFirst() {
      if character == "~", let escape = rest.first, escape == "0" || escape == "1" {
        rest.removeFirst()
        result.append(escape == "1" ? "/" : "~")
      } else {
        result.append(character)
      }
    }
    return result
  }

  private mutating func walk(_ scanner: inout JSONScanner, _ steps: ArraySlice<String>) throws(DataProblem) {
    guard let step = steps.first else { return try readRows(&scanner) }
    let kind = try scanner.peek()
    let start = scanner.index
    var isFound = false
    var known: [String] = []
    if kind == UInt8(ascii: "{"), try scanner.enterObject() {
      repeat {
        let key = try nextKey(&scanner)
        if known.count < Self.maximumKnownCount { known.append(key) }
        let isWanted = key.utf8.elementsEqual(step.utf8) && !isFound
        isFound = isFound || isWanted
        if isWanted { try walk(&scanner, steps.dropFirst()) } else { try scanner.skipValue() }
      } while try scanner.nextMember()
    } else if kind == UInt8(ascii: "["), try scanner.enterList() {
      var position = 0
      repeat {
        let isWanted = String(position) == step
        isFound = isFound || isWanted
        position += 1
        if isWanted { try walk(&scanner, steps.dropFirst()) } else { try scanner.skipValue() }
      } while try scanner.nextItem()
    }
    if !isFound {
      throw DataProblem(.table(.pointerNotFound(pointer: pointer, missing: step, known: known)), at: start)
    }
  }

  private static let maximumKnownCount = 1000

  private func nextKey(_ scanner: inout JSONScanner) throws(DataProblem) -> String {
    _ = try scanner.peek()
    scanner.mark = scanner.index
    defer { scanner.mark = .max }
    let key = try scanner.key()
    return String(decoding: JSONString.unescaped(scanner.stream[key]), as: UTF8.self)
  }

  private mutating func readRows(_ scanner: inout JSONScanner) throws(DataProblem) {
    guard let first = try scanner.peek(), first != UInt8(ascii: "[") else {
      guard try scanner.enterList() else { return }
      repeat { try rows.readRow(&scanner) } while try scanner.nextItem()
      return
    }
    let start = scanner.index
    // Validates the value first, because text that is not JSON at all is the more important error.
    scanner.mark = start
    defer { scanner.mark = .max }
    try scanner.skipValue()
    throw DataProblem(.table(.notRows(found: first == UInt8(ascii: "{") ? "an object" : "a single value")), at: start)
  }
}

extension JSONScanner {
  fileprivate mutating func note(_ problem: DataProblem) throws(DataProblem) {
    switch problem.kind {
    case .table(.pointerNotFound), .file(.unreadableFile): throw problem
    default: stream.note(problem)
    }
  }

  fileprivate mutating func skipLine(from offset: Int) throws(DataProblem) {
    index = max(offset, stream.start)
    leaveAll()
    while true {
      let found = ByteRun.first(
        UInt8(ascii: "\n"), in: stream.pointer, from: index - stream.start, to: stream.end - stream.start)
      index = found.map { stream.start + $0 + 1 } ?? stream.end
      if found != nil { return }
      guard try stream.advance(keeping: index) else { return }
    }
  }
}
