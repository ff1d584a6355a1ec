import GalleyGeometry

extension LazyRows {
  struct Inheritance {
    let token: RowsToken
    let changes: [Int: RowChanges]
    var changed: Set<Int>
    let unmeasured: [ObjectIdentifier: Set<Int>]
    let known: Measure?
    let revisions: [Int]
  }

  var everySharedSize: [SharedSize] { sharedSizes + around }

  var revisions: [Int] { everySharedSize.map(\.revision) }

  package func follow(_ earlier: LazyRows) {
    guard !isEstimating, !earlier.isEstimating else { return }
    let changes = changes(from: earlier)
    top = successor(of: earlier, changes)
    guard let changes else { return }
    let haveSameSizes = zip(everySharedSize, earlier.everySharedSize).allSatisfy { $0 === $1 }
    guard haveSameSizes, everySharedSize.count == earlier.everySharedSize.count else { return }
    func moved(_ rows: Set<Int>) -> Set<Int> { Set(rows.compactMap { place(ofRow: $0, of: earlier, changes) }) }
    inheritance = Inheritance(
      token: earlier.token, changes: changes, changed: moved(earlier.outdated.union(earlier.changed.keys)),
      unmeasured: earlier.unmeasured.mapValues(moved),
      known: earlier.known, revisions: revisions)
  }

  private func changes(from earlier: LazyRows) -> [Int: RowChanges]? {
    guard segments.count == earlier.segments.count else { return nil }
    var changes: [Int: RowChanges] = [:]
    for (run, (old, new)) in zip(earlier.segments, segments).enumerated() {
      if let node = new.node {
        guard node === old.node else { return nil }
        continue
      }
      guard let content = new.content, let before = old.content, new.part?.role == old.part?.role,
        let change = RowChanges(from: before, to: content)
      else { return nil }
      changes[run] = change
    }
    return changes
  }

  /// Returns the current index of an earlier row, or nil if the row was removed.
  func place(ofRow index: Int, of earlier: LazyRows, _ changes: [Int: RowChanges]) -> Int? {
    let run = LazyRows.lastIndex(in: segments.count) { earlier.firstRows[$0] <= index }
    let row = index - earlier.firstRows[run]
    guard let change = changes[run] else { return firstRows[run] + row }
    return change.place(of: row).map { firstRows[run] + $0 }
  }

  /// Returns the offsets from earlier measurements, or nil if these were made for a different question or the columns
  /// changed.
  func inheritedOffsets(for question: Question) -> RowIndex? {
    defer { inheritance = inheritance?.ofCells }
    guard case .rows(let axis, let cross, _) = question, let inheritance, let known = inheritance.known,
      known.question == question, sharedSizes.allSatisfy(\.fits.isEmpty)
    else { return nil }
    guard revisions == inheritance.revisions else { return nil }
    let proposal = LazyRows.proposal(along: axis, cross: cross)
    var answer = known.answer
    for (run, change) in inheritance.changes.sorted(by: { $0.key < $1.key }) where !change.isEmpty {
      answer.apply(change, at: firstRows[run]) { length(ofRow: firstRows[run] + $0, along: axis, for: proposal) }
    }
    for row in inheritance.changed { answer.resize(row, to: length(ofRow: row, along: axis, for: proposal)) }
    return answer
  }
}

extension LazyRows.Inheritance {
  fileprivate var ofCells: LazyRows.Inheritance {
    LazyRows.Inheritance(
      token: token, changes: changes, changed: [], unmeasured: unmeasured, known: nil, revisions: revisions)
  }
}

// MARK: - Columns

extension LazyRows {
  /// Measures the rows for `sharedSize`. Rows that were already measured are skipped.
  package func measure(_ sharedSize: SharedSize) {
    let isOfSection = segments.contains { $0.sharedSize === sharedSize }
    for (run, segment) in segments.enumerated() where !isOfSection || segment.sharedSize === sharedSize {
      if let node = segment.node {
        sharedSize.measure(node, row: nil)
      } else {
        measure(run, segment, for: sharedSize)
      }
    }
    unmeasured[ObjectIdentifier(sharedSize)] = nil
  }

  private func measure(_ run: Int, _ segment: Segment, for sharedSize: SharedSize) {
    let prototypeRows = prototypeRows(forSegment: run)
    let rows = MeasuredRun(rows: token, number: run) { [weak sharedSize] row, column in
      // A row that was built only for measuring is gone, but it can be built again.
      sharedSize.map { LazyRows.words(ofRow: row, in: segment, column, of: $0) } ?? ""
    }
    sharedSize.measure(rows, count: segment.count, successors(of: run, for: sharedSize)) { row in
      if prototypeRows?.measure(row, for: sharedSize, build: { segment.buildToMeasure(row) }) ?? false { return }
      sharedSize.measure(segment.buildToMeasure(row), row: row)
    }
  }

  private func successors(of run: Int, for sharedSize: SharedSize) -> [MeasuredRun.Successor] {
    let id = ObjectIdentifier(sharedSize)
    let range = firstRows[run]..<firstRows[run] + segments[run].count
    func own(_ rows: Set<Int>) -> [Int] { rows.filter(range.contains).map { $0 - range.lowerBound }.sorted() }
    let unknown = unmeasured[id] ?? []
    let same = MeasuredRun.Successor(rows: token, changes: nil, unknown: own(unknown))
    guard let inheritance, let changes = inheritance.changes[run] else { return [same] }
    let others = changes.new + own(unknown.union(inheritance.unmeasured[id] ?? []))
    return [same, MeasuredRun.Successor(rows: inheritance.token, changes: changes, unknown: others)]
  }

  private static func words(
    ofRow row: Int, in segment: Segment, _ column: SharedColumnWidth, of sharedSize: SharedSize
  ) -> String {
    guard (0..<segment.count).contains(row) else { return "" }
    let cells = segment.buildToMeasure(row).columns(of: sharedSize)
      .filter { sharedSize.columns[$0.rule.key] === column }
    return cells.max { $0.content.size(for: .unspecified).width < $1.content.size(for: .unspecified).width }?
      .content.words ?? ""
  }
}
