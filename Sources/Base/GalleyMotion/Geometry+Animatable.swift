public import GalleyGeometry

/// The factor for values whose range is about 1, because the thresholds at which motion counts as finished are meant
/// for points.
package let unitScale = 128.0

extension Point: Animatable {
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { self = Point(x: newValue.first, y: newValue.second) }
  }
}

extension Size: Animatable {
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(width, height) }
    set { self = Size(width: newValue.first, height: newValue.second) }
  }
}

extension Rect: Animatable {
  public var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension EdgeInsets: Animatable {
  public var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension UnitPoint: Animatable {
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x * unitScale, y * unitScale) }
    set { self = UnitPoint(x: newValue.first / unitScale, y: newValue.second / unitScale) }
  }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians * unitScale }
    set { radians = newValue / unitScale }
  }
}
