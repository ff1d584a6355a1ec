import GalleyGeometry
import GalleyPDF
import GalleyPicture

struct FlowPiece {
  var items: [Picture.Item] = []
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

protocol FlowContent {
  var leastHeight: Double { get }
  var minimumNotes: [Int] { get }

  /// Returns the part that fits and the rest. If `mustFit` is true, the page is empty, so a piece must be returned for
  /// any `room`. `notesHeight` returns the additional height for footnotes.
  func split(
    room: Double, mustFit: Bool, notesHeight: ([Int]) -> Double
  ) -> (piece: FlowPiece?, rest: (any FlowContent)?)
}

extension FlowContent {
  var lines: [FlowLine] {
    if let text = self as? LineFlow { return text.lines }
    guard let piece = split(room: .infinity, mustFit: true, notesHeight: { _ in 0 }).piece else { return [] }
    return [FlowLine(items: piece.items, height: piece.height, links: piece.links, notes: piece.notes)]
  }
}

struct FlowBlock {
  var content: any FlowContent
  var space = 0.0
  var keepsWithNext = false
  var startsPage = false
  var isFloating = false
  var endsFloating = false
  var isTurned = false
  var names: [String] = []
  var entry: (title: String, level: Int)?
  /// The section shown in headers and footers from here on; nil keeps the previous one.
  var section: String?
}
