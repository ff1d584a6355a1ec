import GalleyGeometry
import GalleyMotion

struct SymbolPose: Hashable {
  var scale = 1.0
  /// The rotation, in degrees clockwise.
  var turn = 0.0
  var shift = Point.zero
  var opacity = 1.0

  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, turn: turn + other.turn,
      shift: Point(x: shift.x + other.shift.x, y: shift.y + other.shift.y), opacity: opacity * other.opacity)
  }
}

extension SymbolPose: Animatable {
  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Point.AnimatableData, Double>> {
    get {
      AnimatablePair(
        AnimatablePair(scale * unitScale, turn),
        AnimatablePair(shift.animatableData, opacity * unitScale))
    }
    set {
      (scale, turn) = (newValue.first.first / unitScale, newValue.first.second)
      shift.animatableData = newValue.second.first
      opacity = newValue.second.second / unitScale
    }
  }
}

extension EnvironmentValues {
  var symbolPose: SymbolPose? {
    get { self[SymbolPoseKey.self] }
    set { self[SymbolPoseKey.self] = newValue }
  }
}

private enum SymbolPoseKey: EnvironmentKey {
  static var defaultValue: SymbolPose? { nil }
}
