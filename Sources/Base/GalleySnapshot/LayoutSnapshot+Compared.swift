extension LayoutSnapshot {
  /// The snapshot reduced to the data that comparisons use. Positions in files are removed, because code can move
  /// within a file without changing the layout. Shared sizes that no view refers to are also removed.
  public var compared: LayoutSnapshot {
    guard detail == .full else { return self }
    let numbered = numberingDecisions()
    var evidence = ComparedEvidence(numbered)
    var snapshot = numbered
    snapshot.detail = .compared
    snapshot.view = numbered.view.compared(&evidence)
    snapshot.sharedSizes = evidence.sharedSizes
    return snapshot
  }
}

extension InspectedView {
  /// The view without descendants, reduced to the data that comparisons use.
  public var comparedAlone: InspectedView {
    var view = InspectedView(kind: kind, frame: frame)
    view.id = id
    view.row = row
    view.lines = lines
    view.isTruncated = isTruncated
    view.words = words
    view.styles = styles
    view.attributes = attributes
    view.control = control
    view.fit = fit
    view.syncWidth = syncWidth.map { SyncWidth(key: $0.key, width: $0.width) }
    view.scroll = scroll.map { Scroll(offset: $0.offset, viewport: $0.viewport) }
    view.rows = rows.map { Rows(count: $0.count, built: $0.built) }
    return view
  }

  fileprivate func compared(_ evidence: inout ComparedEvidence) -> InspectedView {
    var view = comparedAlone
    view.fit?.decision = fit?.decision.flatMap { evidence.number(of: $0) }
    if let key = syncWidth?.key { evidence.keepColumn(key) }
    view.children = children.map { $0.compared(&evidence) }
    return view
  }
}

private struct ComparedEvidence {
  private let fits: [(list: InspectedSharedSize.List?, fit: InspectedSharedSize.Fit)]
  private let columns: [String: InspectedSharedSize.Column]
  private var numbers: [Int: Int] = [:]
  private var keptFits: [Int] = []
  private var keptColumns: [String] = []

  init(_ snapshot: LayoutSnapshot) {
    fits = snapshot.sharedFits
    // If two lists have a column with the same key, the later column is used.
    columns = Dictionary(snapshot.sharedSizes.flatMap(\.columns).map { ($0.key, $0) }) { _, last in last }
  }

  mutating func number(of decision: Int) -> Int? {
    guard fits.indices.contains(decision) else { return nil }
    if let number = numbers[decision] { return number }
    keptFits.append(decision)
    numbers[decision] = keptFits.count - 1
    return keptFits.count - 1
  }

  mutating func keepColumn(_ key: String) {
    if columns[key]?.widest != nil, !keptColumns.contains(key) { keptColumns.append(key) }
  }

  /// One shared size for each fit, in index order, followed by one for all columns.
  var sharedSizes: [InspectedSharedSize] {
    let decided = keptFits.map { index in
      InspectedSharedSize(
        list: fits[index].list.map { InspectedSharedSize.List(kind: $0.kind, id: $0.id) },
        fits: [fits[index].fit.compared])
    }
    let widths = keptColumns.compactMap { columns[$0] }.map {
      InspectedSharedSize.Column(key: $0.key, width: $0.width, widest: $0.widest)
    }
    return decided + (widths.isEmpty ? [] : [InspectedSharedSize(list: nil, columns: widths)])
  }
}

extension InspectedSharedSize.Fit {
  fileprivate var compared: InspectedSharedSize.Fit {
    var fit = self
    (fit.file, fit.line, fit.column) = ("", 0, 0)
    return fit
  }
}
