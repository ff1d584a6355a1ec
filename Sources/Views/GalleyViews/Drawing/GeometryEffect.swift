public import GalleyGeometry
import GalleyLayout
public import GalleyMotion

public protocol GeometryEffect: ViewModifier, Animatable {
  func effectValue(size: Size) -> ProjectionTransform
}

extension GeometryEffect {
  /// A perspective projection is approximated by an affine transform.
  func transform(in size: Size) -> AffineTransform {
    let map = effectValue(size: size)
    if let affine = map.affine { return affine }
    let (width, height) = (max(size.width, 1), max(size.height, 1))
    guard let start = map(Point.zero), let across = map(Point(x: width, y: 0)), let down = map(Point(x: 0, y: height))
    else { return .identity }
    return AffineTransform(
      a: (across.x - start.x) / width, b: (across.y - start.y) / width, c: (down.x - start.x) / height,
      d: (down.y - start.y) / height, tx: start.x, ty: start.y)
  }
}
