package import GalleyMotion
package import GalleyPicture

extension DrawingFilter: Animatable {
  package typealias AnimatableData = AnimatablePair<Double, RGBA.AnimatableData>

  package var animatableData: AnimatableData {
    get { AnimatablePair(amount * unitScale, color.animatableData) }
    set {
      amount = newValue.first / unitScale
      color.animatableData = newValue.second
    }
  }
}
