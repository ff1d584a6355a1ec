import Foundation
public import GalleyGeometry

/// The steps apply in the order scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: Size
  public var horizontalShear: Double
  public var rotation: Double
  public var translation: CGVector

  public init(
    scale: Size = Size(width: 1.0, height: 1.0), horizontalShear: Double = 0, rotation: Double = 0,
    translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension GalleyGeometry.AffineTransform {
  public func decomposed() -> CGAffineTransformComponents {
    let across = hypot(a, b)
    // If the horizontal scale is 0, the rotation follows from the vertical direction.
    let rotation = across == 0 ? atan2(-c, d) : atan2(b, a)
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let down = d * cosine - c * sine
    let slant = c * cosine + d * sine
    return CGAffineTransformComponents(
      scale: Size(width: across, height: down), horizontalShear: down == 0 ? 0 : slant / down, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }

  public init(_ components: CGAffineTransformComponents) {
    let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
    let (scale, shear) = (components.scale, components.horizontalShear)
    self.init(
      a: scale.width * cosine, b: scale.width * sine, c: scale.height * (shear * cosine - sine),
      d: scale.height * (shear * sine + cosine), tx: components.translation.dx, ty: components.translation.dy)
  }
}
