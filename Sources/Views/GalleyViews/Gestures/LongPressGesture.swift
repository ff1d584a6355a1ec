import GalleyGeometry

public struct LongPressGesture: Gesture {
  public typealias Body = Never

  public var minimumDuration: Double
  public var maximumDistance: Double

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
    // Times are sums of steps, so they can be short of the duration by a rounding error.
    if touch.time - start.time >= minimumDuration - 1e-9 { return .ended(true) }
    return touch.phase == .ended ? .failed : .changed(true)
  }
}
