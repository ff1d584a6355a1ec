public import GalleyMotion
public import GalleyPicture

extension RGBA: Animatable {
  /// Lightness, the two opponent axes of Oklab, and alpha, in 128ths.
  ///
  /// SwiftUI interpolates colours in a perceptual space.
  public var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>> {
    get {
      let color = Oklab(self)
      return AnimatablePair(color.lightness, AnimatablePair(color.a, AnimatablePair(color.b, alpha)))
        .scaled(by: unitScale)
    }
    set {
      let data = newValue.scaled(by: 1 / unitScale)
      let alpha = min(max(data.second.second.second, 0), 1)
      self = Oklab(lightness: data.first, a: data.second.first, b: data.second.second.first, alpha: alpha).rgba
    }
  }
}
