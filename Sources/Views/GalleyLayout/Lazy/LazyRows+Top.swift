import GalleyGeometry

// The row on top: the first that shows, which a scroller keeps in its place when rows come and go.

extension LazyRows {
  package struct Top {
    package let index: Int
    package let start: Double
    package let length: Double
    /// Whether its room is as long as the longest of a line, whatever the row needs.
    package var isShared = false

    fileprivate func renumbered(_ index: Int) -> Top {
      Top(index: index, start: start, length: length, isShared: isShared)
    }
  }

  /// Remembers that the row at `offset` is the first that shows in `visible`, which is empty where nothing can be seen.
  func show(from offset: Double, in visible: Rect, of offsets: RowIndex) {
    guard let line = topLine(at: offset, in: visible, of: offsets) else { return }
    top = Top(index: line, start: offsets.start(of: line), length: offsets.length(of: line))
  }

  func show(_ rows: [Top]) {
    top = rows.first
    behindTop = rows.dropFirst()
  }

  /// The line at `offset`; nil where nothing can be seen in `visible`, or lines are only estimated.
  func topLine(at offset: Double, in visible: Rect, of offsets: RowIndex) -> Int? {
    guard !isEstimating, visible.size != .zero, offsets.count > 0 else { return nil }
    return offsets.row(at: offset)
  }

  /// What is now the first row that showed of `earlier`, or the first behind it that is still there, and where that was.
  func heir(of earlier: LazyRows, _ changes: [Int: RowChanges]?) -> Top? {
    guard let top = earlier.top else { return nil }
    guard let changes else {
      guard let id = earlier.id(ofRow: top.index), let index = index(where: { $0 == id }) else { return nil }
      return top.renumbered(index)
    }
    func now(_ row: Top) -> Top? {
      place(ofRow: row.index, of: earlier, changes).map(row.renumbered)
    }
    if let heir = now(top) ?? earlier.behindTop.lazy.compactMap(now).first { return heir }
    guard let known = earlier.known, case .rows = known.question else { return nil }
    return (top.index..<earlier.count).lazy.compactMap { row in
      now(Top(index: row, start: known.answer.start(of: row), length: known.answer.length(of: row)))
    }.first
  }

  private func id(ofRow index: Int) -> AnyHashable? {
    let place = place(ofRow: index)
    return place.segment.id(place.index)
  }
}
