public import GalleyGeometry

/// The map of six numbers.
public func CGAffineTransformMake(
  _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

/// The map that moves by `x` and `y` points.
public func CGAffineTransformMakeTranslation(_ x: Double, _ y: Double) -> CGAffineTransform {
  CGAffineTransform(translationX: x, y: y)
}

/// The map that enlarges by `x` and `y`.
public func CGAffineTransformMakeScale(_ x: Double, _ y: Double) -> CGAffineTransform {
  CGAffineTransform(scaleX: x, y: y)
}

/// The map that turns by `angle` radians.
public func CGAffineTransformMakeRotation(_ angle: Double) -> CGAffineTransform {
  CGAffineTransform.identity.rotated(by: angle)
}

/// A map that moves by `x` and `y` points, then `transform`.
public func CGAffineTransformTranslate(_ transform: CGAffineTransform, _ x: Double, _ y: Double) -> CGAffineTransform {
  transform.translatedBy(x: x, y: y)
}

/// A map that enlarges by `x` and `y`, then `transform`.
public func CGAffineTransformScale(_ transform: CGAffineTransform, _ x: Double, _ y: Double) -> CGAffineTransform {
  transform.scaledBy(x: x, y: y)
}

/// A map that turns by `angle` radians, then `transform`.
public func CGAffineTransformRotate(_ transform: CGAffineTransform, _ angle: Double) -> CGAffineTransform {
  transform.rotated(by: angle)
}

/// `first`, then `second`.
public func CGAffineTransformConcat(_ first: CGAffineTransform, _ second: CGAffineTransform) -> CGAffineTransform {
  first.concatenating(second)
}
