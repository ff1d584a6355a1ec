import GalleyGeometry
import GalleyViews

struct ScriptFinger {
  private let touch: StageTouch
  private let way: Point
  private let start: Double
  let end: Double
  private var share = 0.0

  /// Starts the touch of a step, or returns nil if the step is not a touch.
  /// - Throws: `ViewProblem.Kind.nothingToTouch` if no view at this position can be touched.
  init?(_ step: ScriptStep, on stage: Stage) throws(ViewProblem.Kind) {
    switch step {
    case .swipe(let id, let edge, let isFull):
      guard let touch = stage.touch(id) else { throw .nothingToTouch(id) }
      (self.touch, way) = (touch, stage.wayOfSwipe(id: id, edge: edge, isFull: isFull))
      end = stage.time + StageTouch.swipeDuration
    case .longPress(let id, let duration):
      guard let touch = stage.touch(id) else { throw .nothingToTouch(id) }
      (self.touch, way) = (touch, .zero)
      end = stage.time + max(0, duration)
    default: return nil
    }
    start = stage.time
  }

  /// Moves the finger to its position at `time` on the stage's clock. Returns whether the finger is still down.
  mutating func advance(to time: Double) -> Bool {
    let now = end > start ? min(max((time - start) / (end - start), 0), 1) : 1
    let step = now - share
    share = now
    if way == .zero { touch.hold(for: 0) } else { touch.move(by: Point(x: way.x * step, y: way.y * step)) }
    guard now >= 1 else { return true }
    touch.lift()
    return false
  }
}
