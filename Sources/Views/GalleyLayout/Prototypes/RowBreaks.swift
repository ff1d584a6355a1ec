/// The line breaks of rows, for measuring a list at another width without its strings.
struct RowBreaks {
  private var starts: [UInt32] = []
  private(set) var pieces = BreakPieces()
  private var writer = BreakWriter(first: 0, step: 1)

  struct Record {
    let leaf: Int
    let space: WrappedText.Room
    let breaks: UnsafeBufferPointer<UInt32>
  }

  mutating func keep(
    _ number: Int, _ leaf: any SizingLeaf, _ space: WrappedText.Room, ofRow row: (index: Int, count: Int),
    offered width: Double
  ) -> Double? {
    reserve(row.count)
    let index = row.index
    guard starts[index] == 0 else { return nil }
    let (start, height) = writer.write(number, leaf, space, offered: width)
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

  mutating func withStarts<Answer>(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Answer) -> Answer {
    starts.withUnsafeMutableBufferPointer { body($0) }
  }

  mutating func adopt(_ writer: inout BreakWriter) { pieces.add(writer.takePieces()) }

  mutating func continueBehind() { writer = BreakWriter(first: pieces.count, step: 1) }

  func start(ofRow index: Int) -> UInt32 { index < starts.count ? starts[index] : 0 }
}
