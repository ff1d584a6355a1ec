public import GalleySnapshot

/// The candidate that a `ViewThatFits` chose, with the measurements of the rows that share the decision.
public struct ComparedFit: Hashable, Sendable {
  public let fit: InspectedView.Fit
  /// The shared decision, or nil if the view decided on its own.
  public let shared: InspectedSharedSize.Fit?
  /// The id of the list whose rows share the decision, or nil for the whole screen.
  public let list: String?

  /// Returns the row that caused the different choice: the row for which an earlier candidate is now too wide, or the
  /// tightest row if an earlier candidate was chosen again.
  public func decider(beside old: ComparedFit) -> InspectedSharedSize.Finding? {
    guard let shared else { return nil }
    let index = min(fit.chosen, old.fit.chosen)
    return shared.findings.indices.contains(index) ? shared.findings[index] : nil
  }
}

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
