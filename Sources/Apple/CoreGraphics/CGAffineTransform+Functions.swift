public import GalleyGeometry

public func CGAffineTransformMake(
  _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

public func CGAffineTransformMakeTranslation(_ x: Double, _ y: Double) -> CGAffineTransform {
  CGAffineTransform(translationX: x, y: y)
}

public func CGAffineTransformMakeScale(_ x: Double, _ y: Double) -> CGAffineTransform {
  CGAffineTransform(scaleX: x, y: y)
}

public func CGAffineTransformMakeRotation(_ angle: Double) -> CGAffineTransform {
  CGAffineTransform.identity.rotated(by: angle)
}

public func CGAffineTransformTranslate(_ transform: CGAffineTransform, _ x: Double, _ y: Double) -> CGAffineTransform {
  transform.translatedBy(x: x, y: y)
}

public func CGAffineTransformScale(_ transform: CGAffineTransform, _ x: Double, _ y: Double) -> CGAffineTransform {
  transform.scaledBy(x: x, y: y)
}

public func CGAffineTransformRotate(_ transform: CGAffineTransform, _ angle: Double) -> CGAffineTransform {
  transform.rotated(by: angle)
}

public func CGAffineTransformConcat(_ first: CGAffineTransform, _ second: CGAffineTransform) -> CGAffineTransform {
  first.concatenating(second)
}
