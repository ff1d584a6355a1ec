public import GalleyGeometry

/// Numbers whose whole range is about 1 move in units of 1/128, so that "close enough to the end" means as little on
/// a screen as it does for lengths in points.
package let unitScale = 128.0

extension Point: Animatable {
  /// x and y, in points.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { self = Point(x: newValue.first, y: newValue.second) }
  }
}

extension Size: Animatable {
  /// The width and the height, in points.
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
  /// Top, leading, bottom and trailing, in points.
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
  /// x and y, in 128ths.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x * unitScale, y * unitScale) }
    set { self = UnitPoint(x: newValue.first / unitScale, y: newValue.second / unitScale) }
  }
}

extension Angle: Animatable {
  /// The turn in 128ths of a radian.
  public var animatableData: Double {
    get { radians * unitScale }
    set { radians = newValue / unitScale }
  }
}
