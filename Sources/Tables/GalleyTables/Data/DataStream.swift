import GalleyFiles

/// A window of a file, whose bytes are addressed by their offset in the file. Its memory grows with the longest row,
/// not with the file.
struct DataStream {
  private(set) var start = 0
  /// The end of the checked bytes: all of them are valid UTF-8, or an error was recorded.
  private(set) var end = 0
  private(set) var isComplete = false
  var errors: [DataError] {
    guard var first = firstBadByte, case .file(.invalidUTF8(let byte)) = first.kind else { return noted }
    first.kind = .file(.otherEncoding(byte: byte, otherLines: badLines - 1))
    return [first] + noted
  }
  private var noted: [DataError] = []
  private var firstBadByte: DataError?
  private var badLines = 0
  var rowCount = 0

  private let source: FileStream
  private let memory: StreamMemory
  private var lines = LineCount()
  private var loaded = 0
  private var isLineBad = false
  private let progress: ((_ bytes: Int, _ rows: Int) -> Void)?

  private static let portion = 1 << 20
  /// With this limit, 32-bit numbers can count every row and address every cell of a block.
  static let byteLimit = 15 << 28
  static let errorLimit = 10

  init(_ source: FileStream, progress: ((_ bytes: Int, _ rows: Int) -> Void)? = nil) {
    self.source = source
    self.progress = progress
    memory = StreamMemory(capacity: min(source.size.map { $0 + 1 } ?? Self.portion, Self.portion))
  }

  /// The address of the loaded bytes. Eight bytes after ``end`` are readable as well.
  var pointer: UnsafePointer<UInt8> { UnsafePointer(memory.bytes) }

  subscript(offset: Int) -> UInt8 { memory.bytes[offset - start] }

  /// The buffer is valid until the stream advances.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: memory.bytes + (range.lowerBound - start), count: range.count)
  }

  var capacity: Int { memory.capacity }

  var isFull: Bool { !isTolerant && noted.count >= Self.errorLimit }

  var isTolerant = false
  private(set) var tolerated: [ToleratedErrors] = []

  // MARK: Reading

  /// Loads more bytes and discards those before `mark`. Returns false at the end of the file.
  mutating func advance(keeping mark: Int) throws(DataProblem) -> Bool {
    guard !isComplete else { return false }
    drop(before: mark)
    // Once the whole file should be loaded, space for one byte is enough to check that it has ended.
    let portion = loaded == source.size ? 1 : Self.portion
    let space = memory.room(behind: loaded - start, portion: portion)
    let count: Int
    do throws(FileProblem) { count = try source.read(into: space) } catch { throw problem(error) }
    isComplete = count == 0
    loaded += count
    let size = max(loaded, source.size ?? 0)
    if size > Self.byteLimit { throw problem(.tooLarge(bytes: size, limit: Self.byteLimit)) }
    if end == 0, !skipByteOrderMark() { return true }
    try settle()
    progress?(loaded, rowCount)
    return true
  }

  private func problem(_ problem: FileProblem) -> DataProblem {
    DataProblem(.file(.unreadableFile(path: "", problem, nearest: nil)), at: end)
  }

  private mutating func drop(before mark: Int) {
    guard mark > start else { return }
    lines.pass(memory.bytes, mark - start)
    memory.drop(mark - start, of: loaded - start)
    start = mark
  }

  private mutating func skipByteOrderMark() -> Bool {
    guard loaded >= 3 else { return isComplete }
    guard memory.bytes[0] == 0xEF, memory.bytes[1] == 0xBB, memory.bytes[2] == 0xBF else { return true }
    memory.drop(3, of: loaded)
    start = 3
    end = 3
    return true
  }

  private mutating func settle() throws(DataProblem) {
    var checked = end - start
    let stop = isComplete ? loaded - start : memory.wholeCharacters(of: loaded - start)
    end = start + stop
    try refuseNUL(from: checked, to: stop)
    while checked < stop {
      // Records one error per line, because the remaining bytes of a line are usually invalid for the same reason.
      if isLineBad {
        guard let next = ByteRun.first(UInt8(ascii: "\n"), in: pointer, from: checked, to: stop) else { break }
        (checked, isLineBad) = (next, false)
      }
      guard let invalid = UTF8Scan.firstInvalid(in: pointer, from: checked, to: stop) else { break }
      noteBadByte(at: invalid)
      (checked, isLineBad) = (invalid, true)
    }
    memory.terminate(at: loaded - start)
  }

  /// Throws an error at a null byte. If a third of the bytes from there on are null, the file is UTF-16 without a byte
  /// order mark.
  private func refuseNUL(from first: Int, to end: Int) throws(DataProblem) {
    guard let place = ByteRun.first(0, in: pointer, from: first, to: end) else { return }
    let sample = UnsafeBufferPointer(start: pointer + place, count: min(64, end - place))
    let isUTF16 = sample.count > 3 && sample.count { $0 == 0 } * 3 >= sample.count
    throw DataProblem(.file(.notText(path: "", offset: start + place, isUTF16: isUTF16)), at: start + place)
  }

  // MARK: Errors

  private mutating func noteBadByte(at index: Int) {
    badLines += 1
    guard firstBadByte == nil else { return }
    let text = UnsafeBufferPointer(start: pointer, count: end - start)
    firstBadByte = lines.error(.file(.invalidUTF8(byte: memory.bytes[index])), in: text, at: index)
  }

  /// Rows with the same wrong number of cells are combined into one error.
  mutating func note(_ problem: DataProblem) {
    for (index, found) in noted.enumerated() {
      guard let both = found.kind.joined(with: problem.kind) else { continue }
      noted[index].kind = both
      return
    }
    guard !isFull else { return }
    noted.append(
      lines.error(
        problem.kind, in: UnsafeBufferPointer(start: pointer, count: end - start), at: problem.offset - start)
    )
  }

  mutating func tolerate(_ sort: ToleratedErrors.Sort, at offset: Int) {
    let place = tolerated.firstIndex { $0.sort == sort } ?? tolerated.count
    if place == tolerated.count { tolerated.append(ToleratedErrors(sort: sort)) }
    tolerated[place].count += 1
    guard tolerated[place].lines.count < ToleratedErrors.maximumLines else { return }
    let text = UnsafeBufferPointer(start: pointer, count: end - start)
    tolerated[place].lines.append(lines.error(.table(.emptyTable), in: text, at: offset - start).line)
  }

  mutating func noteMore(at offset: Int) {
    let place = min(max(offset, start), end)
    noted.append(
      lines.error(
        .table(.moreErrors(limit: Self.errorLimit)), in: UnsafeBufferPointer(start: pointer, count: end - start),
        at: place - start))
  }
}

extension SceneError.Kind {
  fileprivate func joined(with other: SceneError.Kind) -> SceneError.Kind? {
    guard case .table(.raggedRow(let row, let cells, let expected, let others)) = self,
      case .table(.raggedRow(_, cells, expected, let more)) = other
    else { return nil }
    return .table(.raggedRow(row: row, cells: cells, expected: expected, others: others + more + 1))
  }
}
