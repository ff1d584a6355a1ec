import GalleyGeometry

struct RowsFlow: FlowContent {
  var head: FlowPiece?
  var rows: ArraySlice<FlowPiece>

  private var headHeight: Double { head?.height ?? 0 }

  var leastHeight: Double { rows.prefix(2).reduce(headHeight) { $0 + $1.height } }

  var minimumNotes: [Int] { (head?.notes ?? []) + rows.prefix(2).flatMap(\.notes) }

  func split(
    room: Double, mustFit: Bool, notesHeight: ([Int]) -> Double
  ) -> (piece: FlowPiece?, rest: (any FlowContent)?) {
    var piece = head ?? FlowPiece()
    var rest = rows
    while let row = rest.first {
      let notes = piece.notes + row.notes
      let isFirst = rest.count == rows.count
      guard piece.height + row.height + notesHeight(notes) <= room + 0.01 || (mustFit && isFirst) else { break }
      piece.add(row, at: Point(x: 0, y: piece.height))
      rest = rest.dropFirst()
    }
    if rest.count == rows.count, !rows.isEmpty { return (nil, self) }
    // A single row below the header is easily overlooked, so both move to the next page.
    if !mustFit, rows.count - rest.count == 1, rows.count > 2, leastHeight > room { return (nil, self) }
    var remaining = self
    remaining.rows = rest
    return (piece, rest.isEmpty ? nil : remaining)
  }
}
