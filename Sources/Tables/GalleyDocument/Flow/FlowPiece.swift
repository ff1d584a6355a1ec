import GalleyGeometry
import GalleyPDF
import GalleyPicture

/// What lies on one page of something that may go on: what it shows, from its own upper left corner.
struct FlowPiece {
  var items: [Picture.Item] = []
  /// How high it is, in points.
  var height = 0.0
  var links: [PDFPage.Link] = []
  var notes: [Int] = []
  var outline: [PDFPage.OutlineEntry] = []

  mutating func add(_ line: FlowLine, x: Double = 0) {
    append(line.items, line.links, at: Point(x: x, y: height))
    notes += line.notes.filter { !notes.contains($0) }
    height += line.height
  }

  mutating func add(_ piece: FlowPiece, at corner: Point) {
    append(piece.items, piece.links, at: corner)
    notes += piece.notes.filter { !notes.contains($0) }
    outline += piece.outline.map { PDFPage.OutlineEntry($0.title, level: $0.level, y: $0.y + corner.y) }
    height = max(height, corner.y + piece.height)
  }

  mutating func append(_ items: [Picture.Item], _ links: [PDFPage.Link] = [], at corner: Point) {
    if !items.isEmpty {
      let move = AffineTransform(translationX: corner.x, y: corner.y)
      self.items.append(.group(.init(items, transform: move)))
    }
    self.links += links.map { PDFPage.Link($0.area.offsetBy(corner), to: $0.target) }
  }
}

/// What can be put on pages, as much of it as a page has room for.
protocol FlowContent {
  /// The room without which it does not begin on a page, in points.
  var leastHeight: Double { get }
  /// The footnotes that are marked in what ``leastHeight`` holds.
  var leastNotes: [Int] { get }

  /// What of it fits into `room` points, and what is left.
  ///
  /// Where `mustFit` is true nothing else is on the page, and some of it is given however little room there is.
  /// `notesHeight` says how much room footnotes need at the foot of the page besides those that are there already.
  func split(
    room: Double, mustFit: Bool, notesHeight: ([Int]) -> Double
  ) -> (piece: FlowPiece?, rest: (any FlowContent)?)
}

extension FlowContent {
  /// All of it as lines: those of a text, and one for what has none.
  var lines: [FlowLine] {
    if let text = self as? LineFlow { return text.lines }
    guard let piece = split(room: .infinity, mustFit: true, notesHeight: { _ in 0 }).piece else { return [] }
    return [FlowLine(items: piece.items, height: piece.height, links: piece.links, notes: piece.notes)]
  }
}

/// Something on its way to pages, with what belongs to it.
struct FlowBlock {
  var content: any FlowContent
  /// The room above it where it does not begin a page, in points.
  var space = 0.0
  /// Whether it must not be the last on its page.
  var keepsWithNext = false
  var startsPage = false
  /// Whether text behind it may come before it, where a page has no room for it.
  var isFloating = false
  var endsFloating = false
  /// Whether it stands on a sheet that is turned, and which is its own.
  var isTurned = false
  var names: [String] = []
  /// The line of the outline that leads to it; nil for none.
  var entry: (title: String, level: Int)?
  /// What pages say of where they are from it on; nil for what they said before.
  var section: String?
}
