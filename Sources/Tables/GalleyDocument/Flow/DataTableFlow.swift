import GalleyPicture
import GalleyPrint

/// A table of data: its column titles come again on every page.
struct DataTableFlow: FlowContent {
  let document: TableDocument
  var place = TablePiece.Place.start
  /// Which of the columns' facing pages comes next, and the room that the first of them had, in points.
  var panel = 0
  var panelRoom = 0.0

  var leastHeight: Double { TablePiece.leastHeight(of: document) }

  var leastNotes: [Int] { [] }

  func split(
    room: Double, mustFit: Bool, notesHeight: ([Int]) -> Double
  ) -> (piece: FlowPiece?, rest: (any FlowContent)?) {
    guard mustFit || (panel == 0 && room >= leastHeight) else { return (nil, self) }
    // The rows of facing pages are the same.
    let room = panel == 0 ? room : panelRoom
    guard let table = try? TablePiece(of: document, from: place, room: room, panel: panel) else { return (nil, nil) }
    let piece = FlowPiece(items: table.items, height: table.height, links: table.links, outline: [])
    var rest = self
    if panel + 1 < document.facingCount {
      (rest.panel, rest.panelRoom) = (panel + 1, room)
      return (piece, rest)
    }
    guard let next = table.next else { return (piece, nil) }
    (rest.place, rest.panel) = (next, 0)
    // Every row begins on the first of its pages, whatever room there is behind the last one.
    return (piece, rest)
  }
}
