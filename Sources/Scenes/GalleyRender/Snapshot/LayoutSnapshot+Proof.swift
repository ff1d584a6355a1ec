import GalleyPicture
public import GalleySnapshot
import GalleyTemplate

extension LayoutSnapshot {
  /// What a stage shows, drawn at `scale` pixels a point.
  public init(_ stage: Stage, scale: Double) {
    let snapshot = LayoutSnapshot(
      size: stage.size, scale: scale, attributes: stage.canvasAttributes, view: stage.layout,
      sharedSizes: stage.sharedSizes)
    self = snapshot.numberingDecisions()
  }

  public init(_ proof: Proof) {
    let (source, canvas) = (proof.source, proof.source.variant.canvas)
    let snapshot = LayoutSnapshot(
      state: source.state.name, variant: source.variant.labels.map { Label(axis: $0.axis, value: $0.value) },
      size: proof.picture.size, scale: canvas.scale, attributes: CanvasAttributes.all(canvas), view: proof.layout,
      sharedSizes: proof.sharedSizes)
    self = snapshot.numberingDecisions()
  }
}
