public import GalleyGeometry

/// Positions are in the coordinates of the gesture's view.
public struct GestureTouch: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case began
    case moved
    case stayed
    case ended
    case cancelled
  }

  public var phase: Phase
  /// The time in seconds on the stage's clock.
  public var time: Double
  public var location: Point
  public var globalLocation: Point
  /// 1 for a single finger.
  public var magnification = 1.0
  public var rotation = Angle.zero

  public init(phase: Phase, time: Double, location: Point, globalLocation: Point) {
    self.phase = phase
    self.time = time
    self.location = location
    self.globalLocation = globalLocation
  }

  func location(in space: CoordinateSpace) -> Point { space == .local ? location : globalLocation }
}

public enum GestureRecognition<Value> {
  case possible
  case changed(Value)
  case ended(Value)
  case failed

  var value: Value? {
    switch self {
    case .changed(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .changed: false
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GestureRecognition<Other> {
    switch self {
    case .possible: .possible
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// Keeps the state of a gesture, because gestures are values that are recreated with their views.
public final class GestureMemory {
  private var parts: [Int: GestureMemory] = [:]
  private var kept: Any?

  init() {}

  func part(_ index: Int) -> GestureMemory {
    if let part = parts[index] { return part }
    let part = GestureMemory()
    parts[index] = part
    return part
  }

  func value<Kept>(_ initial: Kept) -> Kept { kept as? Kept ?? initial }

  func keep(_ value: some Any) { kept = value }

  func forget() {
    parts = [:]
    kept = nil
  }
}
