public import Foundation
public import GalleyGeometry

/// A map of the plane that keeps lines straight, under the name of Apple's systems.
public typealias CGAffineTransform = GalleyGeometry.AffineTransform

extension GalleyGeometry.AffineTransform {
  /// The map that changes nothing.
  public init() { self = .identity }

  /// A map from its six numbers.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Whether this changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// A map that moves by `x` and `y` points, then this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> GalleyGeometry.AffineTransform {
    GalleyGeometry.AffineTransform(translationX: x, y: y).followed(by: self)
  }

  /// A map that enlarges by `x` and `y`, then this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> GalleyGeometry.AffineTransform {
    GalleyGeometry.AffineTransform(scaleX: x, y: y).followed(by: self)
  }

  /// A map that turns by `angle` radians, then this one.
  public func rotated(by angle: CGFloat) -> GalleyGeometry.AffineTransform {
    GalleyGeometry.AffineTransform(rotationAngle: angle).followed(by: self)
  }

  /// This map, then `other`.
  public func concatenating(_ other: GalleyGeometry.AffineTransform) -> GalleyGeometry.AffineTransform {
    followed(by: other)
  }

  /// The map that leads back; this one where none does.
  public func inverted() -> GalleyGeometry.AffineTransform { inverse ?? self }
}

extension GalleyGeometry.Point {
  /// Where `transform` takes the point.
  public func applying(_ transform: GalleyGeometry.AffineTransform) -> GalleyGeometry.Point { transform(self) }
}

extension GalleyGeometry.Size {
  /// The size that `transform` makes of this one, which has no place.
  public func applying(_ transform: GalleyGeometry.AffineTransform) -> GalleyGeometry.Size {
    GalleyGeometry.Size(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}
