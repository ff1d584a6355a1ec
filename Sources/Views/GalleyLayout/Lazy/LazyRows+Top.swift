import GalleyGeometry

// The first visible row, which a scroll view keeps in position when rows are added or removed.

extension LazyRows {
  package struct Top {
    package let index: Int
    package let start: Double
    package let length: Double
    package var isShared = false

    fileprivate func renumbered(_ index: Int) -> Top {
      Top(index: index, start: start, length: length, isShared: isShared)
    }
  }

  /// An invisible container has an empty `visible`.
  func show(from offset: Double, in visible: Rect, of offsets: RowIndex) {
    guard let line = topLine(at: offset, in: visible, of: offsets) else { return }
    top = Top(index: line, start: offsets.start(of: line), length: offsets.length(of: line))
  }

  func show(_ rows: [Top]) {
    top = rows.first
    behindTop = rows.dropFirst()
  }

  /// Returns the index of the first visible line, or nil if the container is invisible or lengths are only estimated.
  func topLine(at offset: Double, in visible: Rect, of offsets: RowIndex) -> Int? {
    guard !isEstimating, visible.size != .zero, offsets.count > 0 else { return nil }
    return offsets.row(at: offset)
  }

  /// Returns the row that was first on screen in `earlier`, or the next one that still exists, with its old position.
  func successor(of earlier: LazyRows, _ changes: [Int: RowChanges]?) -> Top? {
    guard let top = earlier.top else { return nil }
    guard let changes else {
      guard let id = earlier.id(ofRow: top.index), let index = index(where: { $0 == id }) else { return nil }
      return top.renumbered(index)
    }
    func now(_ row: Top) -> Top? {
      place(ofRow: row.index, of: earlier, changes).map(row.renumbered)
    }
    if let successor = now(top) ?? earlier.behindTop.lazy.compactMap(now).first { return successor }
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
