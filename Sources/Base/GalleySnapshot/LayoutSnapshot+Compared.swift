extension LayoutSnapshot {
  /// The snapshot with what comparisons ask for: what a baseline records.
  ///
  /// A place in a file is left out, since views move in their files without being laid out otherwise. So is evidence
  /// that no view refers to.
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
  /// The view alone, without views inside, with what comparisons ask for.
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

/// What rows agreed upon, as far as views refer to it.
private struct ComparedEvidence {
  private let fits: [(list: InspectedSharedSize.List?, fit: InspectedSharedSize.Fit)]
  private let columns: [String: InspectedSharedSize.Column]
  private var numbers: [Int: Int] = [:]
  private var keptFits: [Int] = []
  private var keptColumns: [String] = []

  init(_ snapshot: LayoutSnapshot) {
    fits = snapshot.sharedFits
    // Where two lists have a column of one name, the later one stands for both.
    columns = Dictionary(snapshot.sharedSizes.flatMap(\.columns).map { ($0.key, $0) }) { _, last in last }
  }

  /// The number of the shared fit `decision` among those that are kept; nil where there is no such fit.
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

  /// The evidence: a shared size for each fit, in the order of their numbers, then one for all columns.
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
  /// The decision without its place.
  fileprivate var compared: InspectedSharedSize.Fit {
    var fit = self
    (fit.file, fit.line, fit.column) = ("", 0, 0)
    return fit
  }
}
