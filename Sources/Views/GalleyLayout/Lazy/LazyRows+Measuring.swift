import GalleyGeometry

extension LazyRows {
  /// Estimates lengths from the mean length of the rows shown so far. The rows on the first screen count as shown.
  func estimated(along axis: Axis, cross: Double?, spacing: Double) -> RowIndex {
    let proposal = LazyRows.proposal(along: axis, cross: cross)
    if seenCross != cross { seen = [:] }
    seenCross = cross
    for row in 0..<min(LazyRows.firstScreen, count) where seen[row] == nil {
      seen[row] = .some(length(ofRow: row, along: axis, for: proposal))
    }
    let lengths = seen.values.compactMap { $0 }
    let mean = lengths.isEmpty ? 0 : lengths.reduce(0, +) / Double(lengths.count)
    var index = RowIndex(spacing: spacing)
    for row in seen.keys.sorted() {
      index.append(count: row - index.count, length: mean)
      index.append(lengths: [seen[row] ?? nil])
    }
    index.append(count: count - index.count, length: mean)
    return index
  }

  private static let firstScreen = 12

  func see(_ length: Double?, ofRow index: Int) {
    guard isEstimating, seen[index] != .some(length) else { return }
    seen[index] = .some(length)
    hasSeenMore = true
  }

  package func resetShownState() {
    guard isEstimating, !seen.isEmpty else { return }
    seen = [:]
    forgetSharedSize()
  }

  package func learnShown() {
    guard hasSeenMore else { return }
    hasSeenMore = false
    known = nil
    container?.invalidateUp()
  }

  func decide(_ measure: () -> RowIndex) -> RowIndex {
    for sharedSize in sharedSizes { sharedSize.reopenFits() }
    var index = measure()
    // `reduce` advances every shared size, regardless of the other results.
    while sharedSizes.reduce(false, { $1.advance() || $0 }) { index = measure() }
    return index
  }

  func measured(along axis: Axis, cross: Double?, spacing: Double) -> RowIndex {
    var index = RowIndex(spacing: spacing)
    for (run, segment) in segments.enumerated() {
      if let length = segment.uniformLength, !decidesFits(run) {
        index.append(count: segment.count, length: length)
      } else {
        appendLengths(ofSegment: run, along: axis, cross: cross, to: &index)
      }
    }
    return index
  }

  private func decidesFits(_ run: Int) -> Bool {
    guard !sharedSizes.isEmpty, segments[run].count > 0 else { return false }
    return segments[run].buildToMeasure(0).decidesFits
  }

  /// Measures in batches, so that the temporary array of lengths stays small.
  private func appendLengths(ofSegment run: Int, along axis: Axis, cross: Double?, to index: inout RowIndex) {
    let segment = segments[run]
    let proposal = LazyRows.proposal(along: axis, cross: cross)
    let prototypeRows = prototypeRows(forSegment: run)
    func length(_ row: Int) -> Double? {
      self.length(ofRow: row, in: segment, prototypeRows, along: axis, for: proposal)
    }
    var start = min(LazyRows.firstPortion, segment.count)
    index.append(lengths: (0..<start).map(length))
    while start < segment.count {
      let lengths = prototypeRows?.lengths(
        from: start, of: segment.count, along: axis, for: proposal, build: segment.buildToMeasure)
      if let lengths {
        append(lengths, ofRowsFrom: start, to: &index, length)
        start += lengths.count
      } else {
        let end = min(start + LazyRows.portion, segment.count)
        index.append(lengths: (start..<end).map(length))
        start = end
      }
    }
  }

  private func append(
    _ lengths: [Double], ofRowsFrom first: Int, to index: inout RowIndex, _ length: (Int) -> Double?
  ) {
    for start in stride(from: 0, to: lengths.count, by: LazyRows.portion) {
      index.append(
        lengths: (start..<min(start + LazyRows.portion, lengths.count)).map { row in
          if lengths[row].isNaN { return length(first + row) }
          return lengths[row] == -.infinity ? nil : lengths[row]
        })
    }
  }

  private func length(
    ofRow row: Int, in segment: Segment, _ prototypeRows: PrototypeRows?, along axis: Axis,
    for proposal: ProposedViewSize
  ) -> Double? {
    let known = prototypeRows?.length(ofRow: row, of: segment.count, along: axis, for: proposal) {
      segment.buildToMeasure(row)
    }
    if let known { return known }
    let built = segment.buildToMeasure(row)
    defer { noteFits(of: built, row: row, proposal) }
    return built.producesNoRow ? nil : size(of: built, for: proposal)[axis]
  }

  func length(ofRow index: Int, along axis: Axis, for proposal: ProposedViewSize) -> Double? {
    let run = LazyRows.lastIndex(in: segments.count) { firstRows[$0] <= index }
    return length(
      ofRow: index - firstRows[run], in: segments[run], prototypeRows(forSegment: run), along: axis, for: proposal)
  }

  private func noteFits(of row: LayoutNode, row index: Int, _ proposal: ProposedViewSize) {
    guard !sharedSizes.isEmpty, row.decidesFits else { return }
    for sharedSize in sharedSizes { sharedSize.row = index }
    let size = size(of: row, for: proposal)
    row.settle(
      Placement(origin: .zero, proposal: proposal), in: size, mirrored: false,
      context: .unseen(in: Rect(size: size)))
    for sharedSize in sharedSizes { sharedSize.row = nil }
  }

  private static let portion = 4096
  private static let firstPortion = 1024
}

// MARK: - Grids

extension LazyRows {
  func gridOffsets(along axis: Axis, in columns: GridColumns, width: Double, spacing: Double) -> RowIndex {
    offsets(for: .grid(axis: axis, columns, width: width, spacing: spacing)) {
      decide { measuredLines(along: axis, in: columns, width: width, spacing: spacing) }
    }
  }

  private func measuredLines(
    along axis: Axis, in columns: GridColumns, width: Double, spacing: Double
  ) -> RowIndex {
    var value = RowIndex(spacing: spacing)
    guard !columns.columns.isEmpty else { return value }
    let lines = lines(perLine: columns.columns.count)
    for run in lines.runs {
      let count = lines.lineCount(of: run)
      if let length = run.uniformLength {
        value.append(count: count, length: length)
      } else if run.spansLines {
        let proposal = LazyRows.proposal(along: axis, cross: width)
        value.append(lengths: run.cells.map { length(ofRow: $0, along: axis, for: proposal) })
      } else {
        let range = run.firstLine..<run.firstLine + count
        value.append(lengths: range.map { length(of: lines.cells(ofLine: $0), along: axis, in: columns) })
      }
    }
    return value
  }

  private func length(of cells: Range<Int>, along axis: Axis, in columns: GridColumns) -> Double {
    zip(cells, columns.columns).reduce(0) { longest, cell in
      let proposal = LazyRows.proposal(along: axis, cross: cell.1.width)
      return max(longest, length(ofRow: cell.0, along: axis, for: proposal) ?? 0)
    }
  }
}

extension LayoutNode {
  fileprivate var decidesFits: Bool { rule is UniformFitRule || children.contains(where: \.decidesFits) }
}
