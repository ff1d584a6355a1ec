public import GalleyGeometry
import GalleyMotion

extension View {
  /// Draws the view rotated in space.
  ///
  /// - Parameters:
  ///   - angle: The angle, following the right-hand rule.
  ///   - axis: The axis of the rotation.
  ///   - anchor: The point of the view on the axis.
  ///   - anchorZ: The distance of the axis in front of the view, in points.
  ///   - perspective: The strength of the perspective. With 1, the viewer's distance is the longer side of the view;
  ///     with 0, there is no perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle, axis: .init(x: axis.x, y: axis.y, z: axis.z), anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }

  public func transformEffect(_ transform: AffineTransform) -> some View {
    modifier(PlaneEffect(name: "transformEffect", transform: ProjectionTransform(transform)))
  }

  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(PlaneEffect(name: "projectionEffect", transform: transform))
  }
}

struct Rotation3DEffect: NamedGeometryEffect, Hashable {
  /// The angle, following the right-hand rule with the z axis towards the viewer.
  var angle: Angle
  var axis: Axis
  var anchor: UnitPoint
  /// The distance of the axis in front of the view, in points.
  var anchorZ: Double
  var perspective: Double

  var name: String { "rotation3DEffect" }

  struct Axis: Hashable {
    var x: Double
    var y: Double
    var z: Double
  }

  var animatableData:
    AnimatablePair<Angle.AnimatableData, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<Double, Double>>>
  {
    get {
      AnimatablePair(
        angle.animatableData, AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second.first
      (anchorZ, perspective) = (newValue.second.second.first, newValue.second.second.second)
    }
  }

  func effectValue(size: Size) -> ProjectionTransform {
    let place = Point(x: anchor.x * size.width, y: anchor.y * size.height)
    let depth = anchorZ.isFinite ? anchorZ : 0
    let turn = Transform3D(rotationAngle: angle.radians, x: axis.x, y: axis.y, z: axis.z)
    var eye = Transform3D()
    let side = max(size.width, size.height)
    if perspective.isFinite, side > 0 { eye.m34 = -perspective / side }
    return ProjectionTransform(
      Transform3D(translationX: -place.x, y: -place.y, z: -depth)
        .concatenating(turn)
        .concatenating(Transform3D(translationX: 0, y: 0, z: depth))
        .concatenating(eye)
        .concatenating(Transform3D(translationX: place.x, y: place.y, z: 0)))
  }
}

struct PlaneEffect: NamedGeometryEffect, Hashable {
  let name: String
  let transform: ProjectionTransform

  func effectValue(size: Size) -> ProjectionTransform { transform }
}
