public import GalleySnapshot

extension LayoutSnapshot {
  /// Creates a snapshot of the current layout of `stage`.
  ///
  /// - Parameters:
  ///   - stage: The stage. Pending changes are laid out first.
  ///   - scale: The scale that the snapshot records, in pixels per point.
  public init(_ stage: Stage, scale: Double) {
    let snapshot = LayoutSnapshot(
      size: stage.size, scale: scale, attributes: stage.canvasAttributes, view: stage.layout,
      sharedSizes: stage.sharedSizes)
    self = snapshot.numberingDecisions()
  }
}
