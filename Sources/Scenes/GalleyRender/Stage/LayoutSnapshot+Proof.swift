import GalleyPicture
public import GalleySnapshot
import GalleyStage
import GalleyTemplate

extension LayoutSnapshot {
  public init(_ proof: Proof) {
    let (source, canvas) = (proof.source, proof.source.variant.canvas)
    let snapshot = LayoutSnapshot(
      state: source.state.name, variant: source.variant.labels.map { Label(axis: $0.axis, value: $0.value) },
      size: proof.picture.size, scale: canvas.scale, attributes: CanvasAttributes.all(canvas), view: proof.layout,
      sharedSizes: proof.sharedSizes)
    self = snapshot.numberingDecisions()
  }
}
