import GalleyFiles

/// A data file as it streams by: the bytes in reach, the lines that have passed, and the mistakes found.
///
/// Bytes are named by their offset in the file. What a reader still needs stays in reach, so that memory grows with
/// the longest row and not with the file.
struct DataStream {
  private(set) var start = 0
  /// The offset behind the last byte in reach; up to there the text is UTF-8, or a mistake was noted.
  private(set) var end = 0
  private(set) var isComplete = false
  /// The mistakes so far, in the order they were met; bytes that are not UTF-8 are one.
  var mistakes: [DataMistake] {
    guard var first = firstBadByte, case .file(.invalidUTF8(let byte)) = first.kind else { return noted }
    first.kind = .file(.otherEncoding(byte: byte, otherLines: badLines - 1))
    return [first] + noted
  }
  private var noted: [DataMistake] = []
  /// The first byte that is not UTF-8.
  private var firstBadByte: DataMistake?
  private var badLines = 0
  var rowCount = 0

  private let source: FileStream
  private let memory: StreamMemory
  private var lines = LineCount()
  /// The offset behind the last byte that was read; a character may be cut there.
  private var loaded = 0
  /// Whether the line at hand has a byte that is not UTF-8.
  private var isLineBad = false
  private let progress: ((_ bytes: Int, _ rows: Int) -> Void)?

  /// Bytes that are asked for at a time.
  private static let portion = 1 << 20
  /// Bytes of a file: every row can then be counted, and every cell of a block addressed, in 32 bits.
  static let byteLimit = 15 << 28
  static let mistakeLimit = 10

  /// The bytes of `source`, of which none is read yet; `progress` hears of every portion.
  init(_ source: FileStream, progress: ((_ bytes: Int, _ rows: Int) -> Void)? = nil) {
    self.source = source
    self.progress = progress
    memory = StreamMemory(capacity: min(source.size.map { $0 + 1 } ?? Self.portion, Self.portion))
  }

  /// Where the byte at ``start`` lies; eight bytes behind ``end`` may be read.
  var pointer: UnsafePointer<UInt8> { UnsafePointer(memory.bytes) }

  /// The byte at `offset`, which must be in reach.
  subscript(offset: Int) -> UInt8 { memory.bytes[offset - start] }

  /// The bytes in `range`, which must be in reach and are until more are asked for.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: memory.bytes + (range.lowerBound - start), count: range.count)
  }

  /// The bytes of memory that the file streams through.
  var capacity: Int { memory.capacity }

  var isFull: Bool { !isTolerant && noted.count >= Self.mistakeLimit }

  /// Whether a reader goes on behind mistakes to the end of the file, and tells them by their sorts.
  var isTolerant = false
  private(set) var tolerated: [ToleratedMistakes] = []

  // MARK: Reading

  /// Brings more bytes into reach and lets those before `mark` go; false if the file is in reach to its end.
  mutating func advance(keeping mark: Int) throws(DataProblem) -> Bool {
    guard !isComplete else { return false }
    drop(before: mark)
    // Where all of the file should be there, one byte of room shows whether it is.
    let portion = loaded == source.size ? 1 : Self.portion
    let room = memory.room(behind: loaded - start, portion: portion)
    let count: Int
    do throws(FileProblem) { count = try source.read(into: room) } catch { throw problem(error) }
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

  /// Steps over a byte order mark; false while too little is there to know.
  private mutating func skipByteOrderMark() -> Bool {
    guard loaded >= 3 else { return isComplete }
    guard memory.bytes[0] == 0xEF, memory.bytes[1] == 0xBB, memory.bytes[2] == 0xBF else { return true }
    memory.drop(3, of: loaded)
    start = 3
    end = 3
    return true
  }

  /// Checks the new bytes and moves the end behind the last whole character.
  private mutating func settle() throws(DataProblem) {
    var checked = end - start
    let stop = isComplete ? loaded - start : memory.wholeCharacters(of: loaded - start)
    end = start + stop
    try refuseNUL(from: checked, to: stop)
    while checked < stop {
      // One mistake a line: what follows the first is mostly more of the same.
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

  /// Refuses a byte that no text has; where every other byte is one, the file is UTF-16 without a byte order mark.
  private func refuseNUL(from first: Int, to end: Int) throws(DataProblem) {
    guard let place = ByteRun.first(0, in: pointer, from: first, to: end) else { return }
    let sample = UnsafeBufferPointer(start: pointer + place, count: min(64, end - place))
    let isUTF16 = sample.count > 3 && sample.count { $0 == 0 } * 3 >= sample.count
    throw DataProblem(.file(.notText(path: "", offset: start + place, isUTF16: isUTF16)), at: start + place)
  }

  // MARK: Mistakes

  /// Notes the first byte that is not UTF-8, and counts the lines of the others: mostly they are more of the same.
  private mutating func noteBadByte(at index: Int) {
    badLines += 1
    guard firstBadByte == nil else { return }
    let text = UnsafeBufferPointer(start: pointer, count: end - start)
    firstBadByte = lines.mistake(.file(.invalidUTF8(byte: memory.bytes[index])), in: text, at: index)
  }

  /// Notes a mistake at a byte that is in reach; rows that are as long as each other are one mistake.
  mutating func note(_ problem: DataProblem) {
    for (index, mistake) in noted.enumerated() {
      guard let both = mistake.kind.joined(with: problem.kind) else { continue }
      noted[index].kind = both
      return
    }
    guard !isFull else { return }
    noted.append(
      lines.mistake(
        problem.kind, in: UnsafeBufferPointer(start: pointer, count: end - start), at: problem.offset - start)
    )
  }

  /// Counts a mistake that is put right, or a row that is left out, at a byte that is in reach.
  mutating func tolerate(_ sort: ToleratedMistakes.Sort, at offset: Int) {
    let place = tolerated.firstIndex { $0.sort == sort } ?? tolerated.count
    if place == tolerated.count { tolerated.append(ToleratedMistakes(sort: sort)) }
    tolerated[place].count += 1
    guard tolerated[place].lines.count < ToleratedMistakes.mostLines else { return }
    let text = UnsafeBufferPointer(start: pointer, count: end - start)
    tolerated[place].lines.append(lines.mistake(.table(.emptyTable), in: text, at: offset - start).line)
  }

  /// Says that reading stopped at `offset` because one run tells no more mistakes.
  mutating func noteMore(at offset: Int) {
    let place = min(max(offset, start), end)
    noted.append(
      lines.mistake(
        .table(.moreMistakes(limit: Self.mistakeLimit)), in: UnsafeBufferPointer(start: pointer, count: end - start),
        at: place - start))
  }
}

extension SceneError.Kind {
  /// The mistake with `other` counted, where that is one of the same kind that would only be told again.
  fileprivate func joined(with other: SceneError.Kind) -> SceneError.Kind? {
    guard case .table(.raggedRow(let row, let cells, let expected, let others)) = self,
      case .table(.raggedRow(_, cells, expected, let more)) = other
    else { return nil }
    return .table(.raggedRow(row: row, cells: cells, expected: expected, others: others + more + 1))
  }
}
