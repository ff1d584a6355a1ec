import GalleyGeometry
import GalleyPicture

struct LineFlow: FlowContent {
  var lines: [FlowLine]
  var marks: [FlowLine] = []
  var bar: Bar?
  var background: Background?

  struct Bar {
    var x: Double
    var width: Double
    var color: RGBA
  }

  struct Background {
    var x: Double
    var width: Double
    var padding: Double
    var color: RGBA
  }

  private static let minimum = 2
  /// The maximum number of lines in a paragraph that is never split.
  private static let maximumTogetherCount = 5

  private var first: ArraySlice<FlowLine> {
    lines.prefix(lines.count <= Self.maximumTogetherCount ? lines.count : Self.minimum)
  }

  private var padding: Double { background?.padding ?? 0 }

  var leastHeight: Double { first.reduce(padding * 2) { $0 + $1.height } }

  var minimumNotes: [Int] { first.flatMap(\.notes) }

  func split(
    room: Double, mustFit: Bool, notesHeight: ([Int]) -> Double
  ) -> (piece: FlowPiece?, rest: (any FlowContent)?) {
    var count = 0
    var height = padding * 2
    var notes: [Int] = []
    for line in lines {
      let more = notes + line.notes.filter { !notes.contains($0) }
      guard height + line.height + notesHeight(more) <= room + 0.01 else { break }
      height += line.height
      notes = more
      count += 1
    }
    count = fairCount(count, mustFit: mustFit)
    guard count > 0 else { return (nil, self) }
    var rest = self
    rest.lines = Array(lines.dropFirst(count))
    rest.marks = []
    return (piece(of: lines.prefix(count)), rest.lines.isEmpty ? nil : rest)
  }

  /// Returns how many of the `count` lines that fit stay on this page, so that neither page gets a single line.
  private func fairCount(_ count: Int, mustFit: Bool) -> Int {
    guard count < lines.count else { return count }
    if lines.count <= Self.maximumTogetherCount, !mustFit { return 0 }
    let fair = min(count, lines.count - Self.minimum)
    if fair >= min(Self.minimum, lines.count) { return fair }
    return mustFit ? max(count, 1) : 0
  }

  private func piece(of lines: ArraySlice<FlowLine>) -> FlowPiece {
    var piece = FlowPiece()
    let height = lines.reduce(padding * 2) { $0 + $1.height }
    if let background {
      let rect = Rect(x: background.x, y: 0, width: background.width, height: height)
      piece.items.append(.fill(.init(.roundedRect(rect, cornerRadius: 3, style: .circular), .color(background.color))))
    }
    if let bar {
      let rect = Rect(x: bar.x, y: 0, width: bar.width, height: height)
      piece.items.append(.fill(.init(.rect(rect), .color(bar.color))))
    }
    for mark in marks { piece.append(mark.items, mark.links, at: Point(x: 0, y: padding)) }
    piece.height = padding
    for line in lines { piece.add(line) }
    piece.height = height
    return piece
  }
}
