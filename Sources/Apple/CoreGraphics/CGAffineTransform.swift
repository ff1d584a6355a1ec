public import Foundation
public import GalleyGeometry

public typealias CGAffineTransform = GalleyGeometry.AffineTransform

extension GalleyGeometry.AffineTransform {
  public init() { self = .identity }

  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public var isIdentity: Bool { self == .identity }

  public func translatedBy(x: CGFloat, y: CGFloat) -> GalleyGeometry.AffineTransform {
    GalleyGeometry.AffineTransform(translationX: x, y: y).followed(by: self)
  }

  public func scaledBy(x: CGFloat, y: CGFloat) -> GalleyGeometry.AffineTransform {
    GalleyGeometry.AffineTransform(scaleX: x, y: y).followed(by: self)
  }

  public func rotated(by angle: CGFloat) -> GalleyGeometry.AffineTransform {
    GalleyGeometry.AffineTransform(rotationAngle: angle).followed(by: self)
  }

  public func concatenating(_ other: GalleyGeometry.AffineTransform) -> GalleyGeometry.AffineTransform {
    followed(by: other)
  }

  public func inverted() -> GalleyGeometry.AffineTransform { inverse ?? self }
}

extension GalleyGeometry.Point {
  public func applying(_ transform: GalleyGeometry.AffineTransform) -> GalleyGeometry.Point { transform(self) }
}

extension GalleyGeometry.Size {
  public func applying(_ transform: GalleyGeometry.AffineTransform) -> GalleyGeometry.Size {
    GalleyGeometry.Size(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}
