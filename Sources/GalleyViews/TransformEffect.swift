package import GalleyGeometry
package import GalleyMotion
import GalleyPicture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a view is drawn turned and stretched around a place of its own.
package struct TransformEffect: Hashable, Animatable {
  /// How many times as wide and as tall.
  var scale = Size(width: 1, height: 1)
  /// The turn, after stretching.
  var angle = Angle.zero
  /// The place that stays.
  var anchor = UnitPoint.center

  package typealias AnimatableData = AnimatablePair<
    Size.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>
  >

  package var animatableData: AnimatableData {
    get {
      AnimatablePair(
        scale.animatableData.scaled(by: unitScale), AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      scale.animatableData = newValue.first.scaled(by: 1 / unitScale)
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// The map for a view that fills `frame`.
  func transform(in frame: Rect) -> AffineTransform {
    let fixed = anchor.point(in: frame)
    let (cosine, sine) = angle == .zero ? (1, 0) : (cos(angle.radians), sin(angle.radians))
    var map = AffineTransform(
      a: cosine * scale.width, b: sine * scale.width, c: -sine * scale.height, d: cosine * scale.height, tx: 0, ty: 0)
    map.tx = fixed.x - (map.a * fixed.x + map.c * fixed.y)
    map.ty = fixed.y - (map.b * fixed.x + map.d * fixed.y)
    return map
  }
}

extension AffineTransform {
  /// The smallest upright rectangle that holds all that the map puts into `window`; nil where it puts everything on a
  /// line or a point.
  func bounds(before window: Rect) -> Rect? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return nil }
    let corners = [
      Point(x: window.minX, y: window.minY), Point(x: window.maxX, y: window.minY),
      Point(x: window.minX, y: window.maxY), Point(x: window.maxX, y: window.maxY),
    ].map { corner in
      let (x, y) = (corner.x - tx, corner.y - ty)
      return Point(x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant)
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
