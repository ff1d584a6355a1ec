import GalleyGeometry

/// A finger that stays where it is for a while; the value is whether it was put down.
public struct LongPressGesture: Gesture {
  public typealias Body = Never

  public var minimumDuration: Double
  public var maximumDistance: Double

  /// A press of `minimumDuration` seconds, half a second by default, in which the finger moves no further than
  /// `maximumDistance` points.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Bool> {
    guard touch.phase != .began else {
      memory.keep(touch)
      return minimumDuration > 0 ? .changed(true) : .ended(true)
    }
    let start = memory.value(touch)
    let way = touch.globalLocation - start.globalLocation
    guard touch.phase != .cancelled, max(way.x.magnitude, way.y.magnitude) <= maximumDistance else { return .failed }
    // Times are sums of steps: what is a rounding error short of the duration has lasted it.
    if touch.time - start.time >= minimumDuration - 1e-9 { return .ended(true) }
    return touch.phase == .ended ? .failed : .changed(true)
  }
}
