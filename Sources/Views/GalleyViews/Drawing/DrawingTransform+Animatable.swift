package import GalleyGeometry
package import GalleyLayout
package import GalleyMotion

extension DrawingTransform: Animatable {
  /// Offset, scale, angle and anchor are interpolated separately, so a rotation moves points along a circle.
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
