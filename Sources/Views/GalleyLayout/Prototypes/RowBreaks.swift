/// Where the one text of a row that wraps may break, kept row by row: so a list is measured at another width without
/// asking any row for its texts again.
struct RowBreaks {
  /// Where each row's record begins, counted from one; none for rows of which nothing is kept.
  private var starts: [UInt32] = []
  private(set) var pieces = BreakPieces()
  private var writer = BreakWriter(first: 0, step: 1)

  struct Record {
    let leaf: Int
    let room: WrappedText.Room
    let breaks: UnsafeBufferPointer<UInt32>
  }

  /// Keeps, for a row of so many, where the text `number` may break, which the row leaves `room`; answers how high that is
  /// at most `width` wide, where its breaks tell.
  mutating func keep(
    _ number: Int, _ leaf: any SizingLeaf, _ room: WrappedText.Room, ofRow row: (index: Int, count: Int),
    offered width: Double
  ) -> Double? {
    reserve(row.count)
    let index = row.index
    guard starts[index] == 0 else { return nil }
    let (start, height) = writer.write(number, leaf, room, offered: width)
    if let start {
      starts[index] = start
      pieces.add(writer.takePieces())
    }
    return height
  }

  mutating func reserve(_ count: Int) {
    if starts.isEmpty { starts = [UInt32](repeating: 0, count: count) }
  }

  mutating func writers(_ count: Int) -> [BreakWriter] {
    (0..<count).map { BreakWriter(first: pieces.count + $0, step: count) }
  }

  /// Calls `body` with where the record of each row begins, as writers tell it.
  mutating func withStarts<Answer>(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Answer) -> Answer {
    starts.withUnsafeMutableBufferPointer { body($0) }
  }

  mutating func adopt(_ writer: inout BreakWriter) { pieces.add(writer.takePieces()) }

  mutating func continueBehind() { writer = BreakWriter(first: pieces.count, step: 1) }

  /// Where the record of row `index` begins, counted from one; none where nothing is kept.
  func start(ofRow index: Int) -> UInt32 { index < starts.count ? starts[index] : 0 }
}
