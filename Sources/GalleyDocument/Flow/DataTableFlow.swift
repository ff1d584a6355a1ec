import GalleyPicture
import GalleyPrint

/// A table of data: its column titles come again on every page.
struct DataTableFlow: FlowContent {
  /// The table, laid out as wide as the text.
  let document: TableDocument
  /// Where it goes on.
  var place = TablePiece.Place.start

  var leastHeight: Double { TablePiece.leastHeight(of: document) }

  var leastNotes: [Int] { [] }

  func split(
    room: Double, mustFit: Bool, notesHeight: ([Int]) -> Double
  ) -> (piece: FlowPiece?, rest: (any FlowContent)?) {
    guard mustFit || room >= leastHeight else { return (nil, self) }
    guard let table = try? TablePiece(of: document, from: place, room: room) else { return (nil, nil) }
    let piece = FlowPiece(items: table.items, height: table.height, links: table.links, outline: [])
    guard let next = table.next else { return (piece, nil) }
    var rest = self
    rest.place = next
    return (piece, rest)
  }
}
