import GalleyGeometry

/// Rows that are never split, below a row of titles that comes again on every page.
struct RowsFlow: FlowContent {
  /// The titles; nil for none.
  var head: FlowPiece?
  var rows: ArraySlice<FlowPiece>

  private var headHeight: Double { head?.height ?? 0 }

  var leastHeight: Double { rows.prefix(2).reduce(headHeight) { $0 + $1.height } }

  var leastNotes: [Int] { (head?.notes ?? []) + rows.prefix(2).flatMap(\.notes) }

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
    // One row below its titles is hard to find: it goes with the next.
    if !mustFit, rows.count - rest.count == 1, rows.count > 2, leastHeight > room { return (nil, self) }
    var remaining = self
    remaining.rows = rest
    return (piece, rest.isEmpty ? nil : remaining)
  }
}
