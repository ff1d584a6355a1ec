import GalleyGeometry

struct CurveAnimation: CustomAnimation {
  var curve: UnitCurve
  var duration: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    let slope = curve.slope(at: time / duration)
    return slope.isFinite ? value.scaled(by: slope / duration) : nil
  }

  func duration<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double { max(duration, 0) }
}

extension Animation {
  /// In seconds.
  public static let defaultCurveDuration = 0.35

  /// Returns an animation along a timing curve.
  ///
  /// - Parameters:
  ///   - curve: The function from elapsed time to progress, both as fractions.
  ///   - duration: The duration, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  /// Returns an animation along a cubic Bézier curve. The x coordinates of the two control points are clamped to 0…1.
  ///
  /// - Parameters:
  ///   - x1: The time of the first control point, as a fraction of the duration.
  ///   - y1: The progress of the first control point. It may be outside 0…1.
  ///   - x2: The time of the second control point, as a fraction of the duration.
  ///   - y2: The progress of the second control point. It may be outside 0…1.
  ///   - duration: The duration, in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = defaultCurveDuration
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: .init(x: x1, y: y1), endControlPoint: .init(x: x2, y: y2)), duration: duration)
  }

  public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
  public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
  public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
  public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

  public static let linear = linear(duration: defaultCurveDuration)
  public static let easeIn = easeIn(duration: defaultCurveDuration)
  public static let easeOut = easeOut(duration: defaultCurveDuration)
  public static let easeInOut = easeInOut(duration: defaultCurveDuration)
}
