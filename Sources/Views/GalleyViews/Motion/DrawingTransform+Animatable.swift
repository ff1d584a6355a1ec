package import GalleyGeometry
package import GalleyLayout
package import GalleyMotion

extension DrawingTransform: Animatable {
  /// The way, the scale, the turn and the anchor, which move apart: a turn goes round, and does not cut across.
  package typealias AnimatableData = AnimatablePair<
    AnimatablePair<Point.AnimatableData, Size.AnimatableData>, AnimatablePair<Double, UnitPoint.AnimatableData>
  >

  package var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(offset.animatableData, scale.animatableData.scaled(by: unitScale)),
        AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      offset.animatableData = newValue.first.first
      scale.animatableData = newValue.first.second.scaled(by: 1 / unitScale)
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}
