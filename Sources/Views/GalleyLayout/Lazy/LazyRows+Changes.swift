import GalleyGeometry

// Rows that changed while others stayed what they were.

extension LazyRows {
  /// Notes that row `index` is built otherwise, so that it is measured again; answers whether there is such a row.
  ///
  /// A row that shows says by itself what changed, unless it `isOther`: another node.
  func forgetLength(ofRow index: Int, _ isOther: Bool) -> Bool {
    guard (0..<count).contains(index), let container else { return false }
    if !isOther, placed.contains(index), container.isPlaced { return true }
    if place(ofRow: index).segment.sizing != nil { stands = [:] }
    changed[index] = nil
    outdated.insert(index)
    forgetCells(ofRow: index)
    if isEstimating { seen[index] = nil }
    container.invalidateUp(isToldAlready: LazyContainer(container)?.keepsLengths ?? false)
    return true
  }

  func forgetEveryLength() {
    stands = [:]
    if isEstimating { seen = [:] }
    container?.invalidateUp()
  }

  /// Measures rows that changed again, where the lengths of the others are known; what else is known no longer holds.
  func takeInChanges(_ question: Question, along axis: Axis, cross: Double?) {
    guard !changed.isEmpty || !outdated.isEmpty else { return }
    let (changed, outdated) = (changed, outdated)
    (self.changed, self.outdated) = ([:], [])
    knownBefore = nil
    guard known?.question == question else {
      known = nil
      // Rows that others took the place of before anybody asked are not those that were measured.
      inheritance?.changed.formUnion(outdated.union(changed.keys))
      return
    }
    guard !isEstimating else {
      // What the others are estimated to be hangs on those that changed.
      for (index, row) in changed { seen[index] = .some(measure(row, along: axis, cross: cross)) }
      known = nil
      return
    }
    for (index, row) in changed { known?.answer.resize(index, to: measure(row, along: axis, cross: cross)) }
    let proposal = LazyRows.proposal(along: axis, cross: cross)
    for index in outdated { known?.answer.resize(index, to: length(ofRow: index, along: axis, for: proposal)) }
  }
}
