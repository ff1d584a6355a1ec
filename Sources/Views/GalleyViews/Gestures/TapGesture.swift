public import GalleyGeometry

public struct TapGesture: Gesture {
  public typealias Body = Never

  public var count: Int

  public init(count: Int = 1) { self.count = count }

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Void> {
    SpatialTapGesture(count: count)._recognize(touch, in: memory).map { _ in }
  }
}

public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public struct Value: Hashable, Sendable {
    public var location: Point
  }

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// The distance that the finger may move, in points, as in UIKit's tap recognizer.
  static let slack = 10.0

  private struct Progress {
    var taps = 0
    var start = Point.zero
    var hasMoved = false
  }

  public func _recognize(_ touch: GestureTouch, in memory: GestureMemory) -> GestureRecognition<Value> {
    var progress = memory.value(Progress())
    defer { memory.keep(progress) }
    switch touch.phase {
    case .began: progress.start = touch.globalLocation
    case .moved:
      let way = touch.globalLocation - progress.start
      if way.x.magnitude > Self.slack || way.y.magnitude > Self.slack { progress.hasMoved = true }
    case .stayed: break
    case .ended:
      guard !progress.hasMoved else { return .failed }
      progress.taps += 1
      if progress.taps >= max(count, 1) { return .ended(Value(location: touch.location(in: coordinateSpace))) }
    case .cancelled: return .failed
    }
    return progress.hasMoved ? .failed : .possible
  }
}
