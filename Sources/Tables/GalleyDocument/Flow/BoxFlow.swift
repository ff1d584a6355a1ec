import GalleyGeometry
import GalleyPDF
import GalleyPicture

struct BoxFlow: FlowContent {
  var piece: FlowPiece
  var limit = Double.infinity

  var leastHeight: Double { min(piece.height, limit) }

  var minimumNotes: [Int] { piece.notes }

  func split(
    room: Double, mustFit: Bool, notesHeight: ([Int]) -> Double
  ) -> (piece: FlowPiece?, rest: (any FlowContent)?) {
    if piece.height + notesHeight(piece.notes) <= room + 0.01 { return (piece, nil) }
    guard mustFit else { return (nil, self) }
    return (piece.scaled(by: min(1, max(room, 1) / max(piece.height, 1))), nil)
  }
}

extension FlowPiece {
  fileprivate func scaled(by scale: Double) -> FlowPiece {
    guard scale < 1 else { return self }
    var piece = self
    piece.items = [.group(.init(items, transform: AffineTransform(scaleX: scale, y: scale)))]
    piece.height = height * scale
    piece.links = links.map { link in
      var link = link
      link.area = Rect(
        x: link.area.minX * scale, y: link.area.minY * scale, width: link.area.width * scale,
        height: link.area.height * scale)
      return link
    }
    return piece
  }
}
