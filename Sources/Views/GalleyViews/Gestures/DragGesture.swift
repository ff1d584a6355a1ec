public import GalleyGeometry

public struct DragGesture: Gesture {
  public typealias Body = Never

  public var minimumDistance: Double
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public struct Value: Hashable, Sendable {
    /// The time in seconds on the stage's clock.
    public var time: Double
    package var seconds: Double { time }
    public var location: Point
    public var startLocation: Point
    public var velocity: Size

    public var translation: Size {
      Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    public var predictedEndLocation: Point {
      Point(x: location.x + velocity.width * Self.reach, y: location.y + velocity.height * Self.reach)
    }

    public var predictedEndTranslation: Size {
      Size(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }

    /// The remaining distance per unit of velocity: d ÷ (1 − d) milliseconds for the deceleration rate d = 0.998, from
    /// "Designing Fluid Interfaces" (WWDC 2018).
    private static let reach = 0.998 / (1 - 0.998) / 1000
  }

  private struct Progress {
    var start: Point?
    var last = Point.zero
    var time = 0.0
    var velocity = Size.zero
    var hasBegun = false
  }

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Value> {
    var progress = memory.value(Progress())
    defer { memory.keep(progress) }
    guard touch.phase != .cancelled else { return .failed }
    let location = touch.location(in: coordinateSpace)
    let start = progress.start ?? location
    let passed = touch.time - progress.time
    if progress.start != nil, passed > 0, touch.phase != .ended {
      let way = location - progress.last
      progress.velocity = Size(width: way.x / passed, height: way.y / passed)
    }
    (progress.start, progress.last, progress.time) = (start, location, touch.time)
    let way = location - start
    if (way.x * way.x + way.y * way.y).squareRoot() >= minimumDistance { progress.hasBegun = true }
    guard progress.hasBegun else { return touch.phase == .ended ? .failed : .possible }
    let value = Value(time: touch.time, location: location, startLocation: start, velocity: progress.velocity)
    return touch.phase == .ended ? .ended(value) : .changed(value)
  }
}
