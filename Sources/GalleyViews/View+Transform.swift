public import GalleyGeometry

extension View {
  /// Draws the view `x` and `y` times as wide and tall, around `anchor`; layout knows nothing of it.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    drawn("scaleEffect", lengths: ["x": x, "y": y]) { _ in
      .transform(
        TransformEffect(
          scale: Size(width: x.isFinite ? x : 1, height: y.isFinite ? y : 1), anchor: anchor))
    }
  }

  /// Draws the view `scale` times as large, around `anchor`; layout knows nothing of it.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view as many times as wide and tall as `scale` says, around `anchor`; layout knows nothing of it.
  public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view turned by `angle` around `anchor`; layout knows nothing of it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    drawn("rotationEffect", lengths: ["angle": angle.radians]) { _ in
      .transform(TransformEffect(angle: angle.radians.isFinite ? angle : .zero, anchor: anchor))
    }
  }
}
