public import GalleyGeometry

public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  public var minimumScaleDelta: Double

  public init(minimumScaleDelta: Double = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public struct Value: Hashable, Sendable {
    /// The time in seconds on the stage's clock.
    public var time: Double
    public var magnification: Double
    public var startLocation: Point
  }

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Value> {
    guard touch.phase != .cancelled else { return .failed }
    let start = memory.value(touch.location)
    memory.keep(start)
    let value = Value(time: touch.time, magnification: touch.magnification, startLocation: start)
    guard (touch.magnification - 1).magnitude >= minimumScaleDelta else {
      return touch.phase == .ended ? .failed : .possible
    }
    return touch.phase == .ended ? .ended(value) : .changed(value)
  }
}

public struct RotateGesture: Gesture {
  public typealias Body = Never

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public struct Value: Hashable, Sendable {
    /// The time in seconds on the stage's clock.
    public var time: Double
    public var rotation: Angle
    public var startLocation: Point
  }

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Value> {
    guard touch.phase != .cancelled else { return .failed }
    let start = memory.value(touch.location)
    memory.keep(start)
    let value = Value(time: touch.time, rotation: touch.rotation, startLocation: start)
    guard touch.rotation.degrees.magnitude >= minimumAngleDelta.degrees else {
      return touch.phase == .ended ? .failed : .possible
    }
    return touch.phase == .ended ? .ended(value) : .changed(value)
  }
}

public struct MagnificationGesture: Gesture {
  public var minimumScaleDelta: Double

  public init(minimumScaleDelta: Double = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public var body: some Gesture<Double> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

public struct RotationGesture: Gesture {
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
