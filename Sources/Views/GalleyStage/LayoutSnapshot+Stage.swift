public import GalleySnapshot

extension LayoutSnapshot {
  /// What a stage shows, drawn at `scale` pixels a point.
  public init(_ stage: Stage, scale: Double) {
    let snapshot = LayoutSnapshot(
      size: stage.size, scale: scale, attributes: stage.canvasAttributes, view: stage.layout,
      sharedSizes: stage.sharedSizes)
    self = snapshot.numberingDecisions()
  }
}
