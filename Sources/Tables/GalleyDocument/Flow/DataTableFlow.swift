import GalleyPicture
import GalleyPrint

struct DataTableFlow: FlowContent {
  let document: TableDocument
  var place = TablePiece.Place.start
  /// The facing page that comes next, and the height of the rows on the first facing page, in points.
  var panel = 0
  var panelSpace = 0.0

  var leastHeight: Double { TablePiece.leastHeight(of: document, together: true) }

  var minimumNotes: [Int] { [] }

  func split(
    room: Double, mustFit: Bool, notesHeight: ([Int]) -> Double
  ) -> (piece: FlowPiece?, rest: (any FlowContent)?) {
    guard mustFit || (panel == 0 && room >= leastHeight) else { return (nil, self) }
    // All facing pages contain the same rows.
    let room = panel == 0 ? room : panelSpace
    guard let table = try? TablePiece(of: document, from: place, space: room, panel: panel) else { return (nil, nil) }
    let piece = FlowPiece(items: table.items, height: table.height, links: table.links, outline: [])
    var rest = self
    if panel + 1 < document.facingCount {
      (rest.panel, rest.panelSpace) = (panel + 1, room)
      return (piece, rest)
    }
    guard let next = table.next else { return (piece, nil) }
    (rest.place, rest.panel) = (next, 0)
    // New rows always begin on the first facing page, even if the last one has free space.
    return (piece, rest)
  }
}
