/// A keyframe that is reached straight, at the pace of a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: Double
  private let curve: UnitCurve

  /// `to` in `duration` seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    (self.to, self.duration, curve) = (to, duration, timingCurve)
  }

  public var body: LinearKeyframe<Value> { return self }

  public func _add(to list: inout _KeyframeList<Value>) {
    list.keyframes.append(.linear(to: to.animatableData, duration: duration, curve: curve))
  }
}

/// A keyframe that is reached along a cubic curve (Hermite's).
///
/// Cubic keyframes that follow each other are a Catmull-Rom spline. Beside one of another kind, the velocity is the
/// neighbour's; where the track begins and ends, beside a ``MoveKeyframe``, and before a ``SpringKeyframe`` without a
/// velocity of its own, it is nothing.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: Double
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// `to` in `duration` seconds; velocities are in units a second, and follow from the neighbours where they are nil.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    (self.to, self.duration) = (to, duration)
    (self.startVelocity, self.endVelocity) = (startVelocity, endVelocity)
  }

  public var body: CubicKeyframe<Value> { return self }

  public func _add(to list: inout _KeyframeList<Value>) {
    list.keyframes.append(
      .cubic(
        to: to.animatableData, duration: duration, start: startVelocity?.animatableData,
        end: endVelocity?.animatableData))
  }
}

/// A keyframe that is approached as a spring does.
///
/// The track goes on after `duration` seconds from where the spring is then, and as fast as it moves then.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: Double?
  private let spring: Spring
  private let startVelocity: Value?

  /// Towards `to` for `duration` seconds, or until the spring has settled where that is nil; the velocity is that of the
  /// keyframe before where it is nil.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    (self.to, self.duration, self.spring, self.startVelocity) = (to, duration, spring, startVelocity)
  }

  public var body: SpringKeyframe<Value> { return self }

  public func _add(to list: inout _KeyframeList<Value>) {
    list.keyframes.append(
      .spring(
        to: to.animatableData, duration: duration, spring: spring, start: startVelocity?.animatableData))
  }
}

/// A keyframe that is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value

  public init(_ to: Value) { self.to = to }

  public var body: MoveKeyframe<Value> { return self }

  public func _add(to list: inout _KeyframeList<Value>) { list.keyframes.append(.move(to: to.animatableData)) }
}
