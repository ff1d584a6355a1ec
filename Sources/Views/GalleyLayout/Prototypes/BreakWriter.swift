final class BreakPiece {
  static let capacity = 1 << 17

  private let words: UnsafeMutablePointer<UInt32>
  fileprivate private(set) var count = 0

  fileprivate enum Head {
    /// The number of 32-bit words in a record before its line breaks: one for the index of the leaf and the number of
    /// breaks, two for the halves of the inset, and one for the minimum width.
    static let count = 4
    static let leafShift: UInt32 = 16
    static let maximum = 0xFFFF
  }

  init() { words = .allocate(capacity: BreakPiece.capacity) }

  deinit { words.deallocate() }

  fileprivate func append(_ leaf: Int, _ space: WrappedText.Room, _ places: [UInt32]) {
    append(UInt32(leaf) << Head.leafShift | UInt32(places.count))
    append(UInt32(truncatingIfNeeded: space.inset.bitPattern))
    append(UInt32(truncatingIfNeeded: space.inset.bitPattern >> 32))
    append(Float(space.minimumWidth).nextUp.bitPattern)
    for place in places { append(place) }
  }

  private func append(_ word: UInt32) {
    words[count] = word
    count += 1
  }

  func record(at head: Int) -> RowBreaks.Record {
    let inset = Double(bitPattern: UInt64(words[head + 1]) | UInt64(words[head + 2]) << 32)
    let minimumWidth = Double(Float(bitPattern: words[head + 3]))
    return RowBreaks.Record(
      leaf: Int(words[head] >> Head.leafShift), space: WrappedText.Room(inset: inset, minimumWidth: minimumWidth),
      breaks: UnsafeBufferPointer(start: words + head + Head.count, count: Int(words[head]) & Head.maximum))
  }
}

struct BreakPieces {
  private var pieces: [BreakPiece?] = []

  var count: Int { pieces.count }

  /// Copies the array, because threads that retain and release the same array slow each other down.
  func copied() -> BreakPieces {
    var copy = BreakPieces()
    copy.pieces = pieces.map { $0 }
    return copy
  }

  mutating func add(_ made: [(number: Int, piece: BreakPiece)]) {
    for (number, piece) in made {
      while pieces.count <= number { pieces.append(nil) }
      pieces[number] = piece
    }
  }

  /// `start` is one-based. Returns nil for 0, or if the row is narrower than the record allows.
  func with<Answer>(recordAt start: UInt32, offered width: Double, _ body: (RowBreaks.Record) -> Answer?) -> Answer? {
    guard start > 0 else { return nil }
    let (number, head) = (Int(start - 1) / BreakPiece.capacity, Int(start - 1) % BreakPiece.capacity)
    guard number < pieces.count, let piece = pieces[number] else { return nil }
    return withExtendedLifetime(piece) {
      let record = piece.record(at: head)
      return width >= record.space.minimumWidth ? body(record) : nil
    }
  }
}

struct BreakWriter {
  private var next: Int
  private let step: Int
  private var last: (number: Int, piece: BreakPiece)?
  private var made: [(number: Int, piece: BreakPiece)] = []
  private var places: [UInt32] = []

  private static let maximumPieces = 512

  init(first: Int, step: Int) { (next, self.step) = (first, step) }

  /// Returns the one-based position of a written record, and the height of the leaf at `width` if its breaks determine
  /// it.
  mutating func write(
    _ number: Int, _ leaf: any SizingLeaf, _ space: WrappedText.Room, offered width: Double
  ) -> (start: UInt32?, height: Double?) {
    places.removeAll(keepingCapacity: true)
    guard leaf.appendBreaks(to: &places) else { return (nil, nil) }
    let height = places.withUnsafeBufferPointer { leaf.height(ofBreaks: $0, width: width) }
    guard number <= BreakPiece.Head.maximum, places.count <= BreakPiece.Head.maximum,
      open(for: places.count + BreakPiece.Head.count), let last
    else { return (nil, height) }
    let start = last.number * BreakPiece.capacity + last.piece.count + 1
    last.piece.append(number, space, places)
    return (UInt32(start), height)
  }

  private mutating func open(for count: Int) -> Bool {
    guard count <= BreakPiece.capacity else { return false }
    if let last, last.piece.count + count <= BreakPiece.capacity { return true }
    guard next < BreakWriter.maximumPieces else { return false }
    let opened = (number: next, piece: BreakPiece())
    last = opened
    made.append(opened)
    next += step
    return true
  }

  mutating func takePieces() -> [(number: Int, piece: BreakPiece)] {
    guard !made.isEmpty else { return [] }
    defer { made = [] }
    return made
  }
}
