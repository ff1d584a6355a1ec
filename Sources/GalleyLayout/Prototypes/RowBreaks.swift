/// Where the one text of a row that wraps may break, kept row by row: so a list is measured at another width without
/// asking any row for its texts again.
struct RowBreaks {
  /// Where each row's record begins, counted from one; none for rows of which nothing is kept.
  private var starts: [UInt32] = []
  /// The records, in pieces that never move.
  private var pieces: [[UInt32]] = []
  private var places: [UInt32] = []

  /// What is kept of one row.
  struct Record {
    /// Which of the row's texts wraps.
    let leaf: Int
    /// What the row leaves it.
    let room: WrappedText.Room
    /// Where it may break.
    let breaks: UnsafeBufferPointer<UInt32>
  }

  private enum Head {
    /// The text's number and how many places follow; the inset's two halves; the least width.
    static let count = 4
    static let leafShift: UInt32 = 16
    static let most = 0xFFFF
  }

  /// The words of a piece: no record is longer.
  private static let piece = 1 << 17
  /// The most pieces: 256 MB.
  private static let mostPieces = 512

  /// Keeps, for row `index` of `count`, what `append` appends of the text `leaf`, which the row leaves `room`.
  mutating func keep(
    _ leaf: Int, _ room: WrappedText.Room, ofRow index: Int, of count: Int, _ append: (inout [UInt32]) -> Bool
  ) {
    if starts.isEmpty { starts = [UInt32](repeating: 0, count: count) }
    guard starts[index] == 0, leaf <= Head.most else { return }
    places.removeAll(keepingCapacity: true)
    guard append(&places), places.count <= Head.most, let start = start(ofRecord: places.count + Head.count) else {
      return
    }
    let piece = pieces.count - 1
    pieces[piece].append(UInt32(leaf) << Head.leafShift | UInt32(places.count))
    pieces[piece].append(UInt32(truncatingIfNeeded: room.inset.bitPattern))
    pieces[piece].append(UInt32(truncatingIfNeeded: room.inset.bitPattern >> 32))
    pieces[piece].append(Float(room.leastWidth).nextUp.bitPattern)
    pieces[piece].append(contentsOf: places)
    starts[index] = start
  }

  /// Where a record of `count` words will begin; nil where there is no room.
  private mutating func start(ofRecord count: Int) -> UInt32? {
    guard count <= RowBreaks.piece else { return nil }
    if pieces.last.map({ $0.count + count > RowBreaks.piece }) ?? true {
      guard pieces.count < RowBreaks.mostPieces else { return nil }
      pieces.append([])
      pieces[pieces.count - 1].reserveCapacity(RowBreaks.piece)
    }
    return UInt32((pieces.count - 1) * RowBreaks.piece + pieces[pieces.count - 1].count + 1)
  }

  /// What `body` makes of the record of row `index`; nil where nothing is kept, or the row is narrower than the record
  /// holds for.
  func with<Answer>(recordOfRow index: Int, offered width: Double, _ body: (Record) -> Answer?) -> Answer? {
    guard index < starts.count, starts[index] > 0 else { return nil }
    let start = Int(starts[index]) - 1
    return pieces[start / RowBreaks.piece].withUnsafeBufferPointer { words in
      let head = start % RowBreaks.piece
      let leastWidth = Double(Float(bitPattern: words[head + 3]))
      guard width >= leastWidth else { return nil }
      let inset = Double(bitPattern: UInt64(words[head + 1]) | UInt64(words[head + 2]) << 32)
      let first = head + Head.count
      return body(
        Record(
          leaf: Int(words[head] >> Head.leafShift), room: WrappedText.Room(inset: inset, leastWidth: leastWidth),
          breaks: UnsafeBufferPointer(rebasing: words[first..<first + Int(words[head]) & Head.most])))
    }
  }
}
