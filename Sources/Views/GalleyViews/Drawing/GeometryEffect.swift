public import GalleyGeometry
import GalleyLayout
public import GalleyMotion

/// A change to where a view is drawn, which layout knows nothing of: moved, turned, stretched, or seen from the side.
///
///     struct Shake: GeometryEffect {
///       var animatableData: Double
///       func effectValue(size: Size) -> ProjectionTransform {
///         ProjectionTransform(AffineTransform(translationX: 10 * sin(animatableData * .pi * 6), y: 0))
///       }
///     }
public protocol GeometryEffect: ViewModifier, Animatable {
  /// Where the points of a view of `size`, in points, are drawn.
  func effectValue(size: Size) -> ProjectionTransform
}

extension GeometryEffect {
  /// From a view of `size` to the room around it; of what is seen from the side, about so.
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

extension Drawing {
  /// Where the children of a node of `size` are drawn; nil where they lie.
  func transform(in size: Size) -> AffineTransform? {
    switch self {
    case .transform(let effect): effect.transform(in: size)
    case .projection(let effect): effect.transform(in: size)
    default: nil
    }
  }
}
