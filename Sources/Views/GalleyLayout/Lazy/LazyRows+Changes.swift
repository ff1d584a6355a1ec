import GalleyGeometry

// Measures changed rows again, while the other rows keep their lengths.

extension LazyRows {
  /// A visible row reports its own changes unless another node replaces it (`isOther`).
  func forgetLength(ofRow index: Int, _ isOther: Bool) -> Bool {
    guard (0..<count).contains(index), let container else { return false }
    if !isOther, placed.contains(index), container.isPlaced { return true }
    if place(ofRow: index).segment.sizing != nil { prototypes = [:] }
    changed[index] = nil
    outdated.insert(index)
    forgetCells(ofRow: index)
    if isEstimating { seen[index] = nil }
    container.invalidateUp(isToldAlready: LazyContainer(container)?.keepsLengths ?? false)
    return true
  }

  func forgetEveryLength() {
    prototypes = [:]
    if isEstimating { seen = [:] }
    container?.invalidateUp()
  }

  func applyChanges(_ question: Question, along axis: Axis, cross: Double?) {
    guard !changed.isEmpty || !outdated.isEmpty else { return }
    let (changed, outdated) = (changed, outdated)
    (self.changed, self.outdated) = ([:], [])
    knownBefore = nil
    guard known?.question == question else {
      known = nil
      inheritance?.changed.formUnion(outdated.union(changed.keys))
      return
    }
    guard !isEstimating else {
      for (index, row) in changed { seen[index] = .some(measure(row, along: axis, cross: cross)) }
      known = nil
      return
    }
    for (index, row) in changed { known?.answer.resize(index, to: measure(row, along: axis, cross: cross)) }
    let proposal = LazyRows.proposal(along: axis, cross: cross)
    for index in outdated { known?.answer.resize(index, to: length(ofRow: index, along: axis, for: proposal)) }
  }
}
