public import Foundation
public import GalleyGeometry

/// A map of space, under the name of Apple's systems.
public typealias CATransform3D = GalleyGeometry.Transform3D

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// The map that moves everything, in points.
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(translationX: x, y: y, z: z)
}

/// The map that enlarges from the origin.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(scaleX: x, y: y, z: z)
}

/// The map that turns by `angle` radians about an axis through the origin.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(rotationAngle: angle, x: x, y: y, z: z)
}

/// A map that moves everything, then `transform`.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(x, y, z).concatenating(transform) }

/// A map that enlarges, then `transform`.
public func CATransform3DScale(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeScale(x, y, z).concatenating(transform) }

/// A map that turns by `angle` radians, then `transform`.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(transform) }

/// `first`, then `second`.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  first.concatenating(second)
}

/// The map of space that `transform` is in the plane.
public func CATransform3DMakeAffineTransform(_ transform: GalleyGeometry.AffineTransform) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m12, map.m21, map.m22) = (transform.a, transform.b, transform.c, transform.d)
  (map.m41, map.m42) = (transform.tx, transform.ty)
  return map
}
