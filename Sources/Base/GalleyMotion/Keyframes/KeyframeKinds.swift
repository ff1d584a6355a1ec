public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: Double
  private let curve: UnitCurve

  /// Creates a keyframe that reaches `to` along a timing curve.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The time since the previous keyframe, in seconds.
  ///   - timingCurve: The function from elapsed time to progress (default: linear).
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    (self.to, self.duration, curve) = (to, duration, timingCurve)
  }

  public var body: LinearKeyframe<Value> { return self }

  public func _add(to list: inout _KeyframeList<Value>) {
    list.keyframes.append(.linear(to: to.animatableData, duration: duration, curve: curve))
  }
}

/// A keyframe that is reached along a cubic Hermite curve.
///
/// Consecutive cubic keyframes form a Catmull–Rom spline. Next to another kind, the curve uses the neighbour's
/// velocity. The velocity is zero at both ends of the track, next to a ``MoveKeyframe``, and before a
/// ``SpringKeyframe`` without its own velocity.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: Double
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// Creates a keyframe that reaches `to` in `duration` seconds. Velocities are in units per second; nil derives them
  /// from the neighbours.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The time since the previous keyframe, in seconds.
  ///   - startVelocity: The velocity at the start, in units per second; nil (the default) derives it from the
  ///     neighbours.
  ///   - endVelocity: The velocity at the end, in units per second; nil (the default) derives it from the neighbours.
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

/// After `duration` seconds, the track continues with the spring's position and velocity.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: Double?
  private let spring: Spring
  private let startVelocity: Value?

  /// Creates a keyframe that moves towards `to`.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The duration in seconds, or nil (the default) to run until the spring has settled.
  ///   - spring: The spring that moves the value.
  ///   - startVelocity: The initial velocity, or nil (the default) to continue with the velocity of the previous
  ///     keyframe.
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

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value

  public init(_ to: Value) { self.to = to }

  public var body: MoveKeyframe<Value> { return self }

  public func _add(to list: inout _KeyframeList<Value>) { list.keyframes.append(.move(to: to.animatableData)) }
}
