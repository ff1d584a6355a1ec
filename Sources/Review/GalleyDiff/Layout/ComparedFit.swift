public import GalleySnapshot

/// Which candidate a fit shows, with the evidence of the rows that decided together.
public struct ComparedFit: Hashable, Sendable {
  public let fit: InspectedView.Fit
  /// What the rows found that share the decision; nil where the view decided for itself.
  public let shared: InspectedSharedSize.Fit?
  /// What the container of the rows is called; nil for the whole screen.
  public let list: String?

  /// The row that makes the rows show another candidate than `old` told of; nil where nobody knows.
  ///
  /// Where an earlier candidate is given up, it is the row that does not hold it any more; where one is taken up
  /// again, the row that is nearest to not holding it.
  public func decider(beside old: ComparedFit) -> InspectedSharedSize.Finding? {
    guard let shared else { return nil }
    let index = min(fit.chosen, old.fit.chosen)
    return shared.findings.indices.contains(index) ? shared.findings[index] : nil
  }
}

/// What rows agreed upon, by the numbers and names by which views refer to it.
struct SharedDecisions {
  private let fits: [(list: InspectedSharedSize.List?, fit: InspectedSharedSize.Fit)]
  private let widest: [String: InspectedSharedSize.Cell]

  init(_ layout: LayoutSnapshot) {
    fits = layout.sharedFits
    let cells = layout.sharedSizes.flatMap(\.columns).compactMap { column in column.widest.map { (column.key, $0) } }
    widest = Dictionary(cells) { _, last in last }
  }

  func fit(_ fit: InspectedView.Fit) -> ComparedFit {
    guard let number = fit.decision, fits.indices.contains(number) else {
      return ComparedFit(fit: fit, shared: nil, list: nil)
    }
    return ComparedFit(fit: fit, shared: fits[number].fit, list: fits[number].list?.name)
  }

  func column(_ column: InspectedView.SyncWidth) -> InspectedSharedSize.Column {
    InspectedSharedSize.Column(key: column.key, width: column.width, widest: widest[column.key])
  }
}
