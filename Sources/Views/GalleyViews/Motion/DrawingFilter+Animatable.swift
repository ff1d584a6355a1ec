package import GalleyMotion
package import GalleyPicture

extension DrawingFilter: Animatable {
  /// How much, and the colour.
  package typealias AnimatableData = AnimatablePair<Double, RGBA.AnimatableData>

  /// The numbers that move.
  package var animatableData: AnimatableData {
    get { AnimatablePair(amount * unitScale, color.animatableData) }
    set {
      amount = newValue.first / unitScale
      color.animatableData = newValue.second
    }
  }
}
