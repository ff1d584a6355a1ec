public import GalleyGeometry
import GalleySnapshot
public import GalleyViews

/// A finger on a stage, from ``Stage/touch(id:)`` until it is lifted.
///
/// ```swift
/// if let finger = stage.touch(id: "card") {
///   finger.move(by: Point(x: 120), over: 0.3)
///   finger.lift()
/// }
/// ```
///
/// Steps without a duration take no time on the stage's clock.
public final class StageTouch {
  private let stage: Stage
  private let touch: TreeTouch

  init(_ touch: TreeTouch, on stage: Stage) {
    self.touch = touch
    self.stage = stage
  }

  var isRecognised: Bool { touch.isRecognised }

  /// Moves the finger in even steps of at most 1/60 s, and advances the clock by `duration`.
  ///
  /// - Parameters:
  ///   - distance: The movement in points.
  ///   - duration: The duration in seconds; 0 moves the finger in a single step.
  public func move(by distance: Point, over duration: Double = 0) {
    let start = touch.location
    let steps = duration.isFinite ? max(1, Int(min(max((duration * 60).rounded(.up), 0), 36_000))) : 1
    for step in 1...steps {
      if duration.isFinite, duration > 0 { stage.advance(by: duration / Double(steps)) }
      let share = Double(step) / Double(steps)
      touch.move(to: Point(x: start.x + distance.x * share, y: start.y + distance.y * share))
      stage.place()
    }
  }

  /// Advances the clock by `duration` seconds.
  public func hold(for duration: Double) {
    stage.advance(by: duration)
    touch.stay()
    stage.place()
  }

  /// Adds a second finger and moves both.
  ///
  /// - Parameters:
  ///   - magnification: The distance between the fingers, relative to the distance at the start of the touch.
  ///   - rotation: The rotation since the start of the touch.
  public func pinch(by magnification: Double = 1, turnedBy rotation: Angle = .zero) {
    touch.pinch(by: magnification, turnedBy: rotation)
    stage.place()
  }

  /// Lifts the finger, which ends gestures such as a tap or a drag.
  public func lift() {
    touch.lift()
    stage.place()
  }

  /// Takes the finger away without an effect: gestures are cancelled and buttons do not act.
  public func cancel() {
    touch.cancel()
    stage.place()
  }
}

extension Stage {
  /// Puts a finger on the centre of the view with the identity `id`.
  ///
  /// The first touchable view inside it receives the touch; if there is none, the nearest touchable view around it
  /// does.
  ///
  /// - Parameter id: The identity of the view, as set with `id(_:)`.
  /// - Returns: The finger, or `nil` if no view at this position can be touched.
  public func touch(id: String) -> StageTouch? {
    place()
    guard let frame = layout[id]?.frame else { return nil }
    defer { place() }
    return tree.touch(id: id, at: Point(x: frame.midX, y: frame.midY)).map { StageTouch($0, on: self) }
  }

  /// Puts a finger on `point`, in points from the top left corner of the screen.
  ///
  /// - Returns: The finger, or `nil` if no view at this position can be touched.
  public func touch(at point: Point) -> StageTouch? {
    place()
    defer { place() }
    return tree.touch(at: point).map { StageTouch($0, on: self) }
  }

  /// Presses the middle of the view, advances the clock by `duration`, and lifts the finger.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, as set with `id(_:)`.
  ///   - duration: The time until the finger lifts, in seconds (default: 0.5, the minimum of a long press).
  /// - Returns: Whether a view with this identity can be touched.
  @discardableResult
  public func longPress(id: String, for duration: Double = 0.5) -> Bool {
    guard let touch = touch(id: id) else { return false }
    touch.hold(for: duration)
    touch.lift()
    return true
  }
}

extension StageTouch {
  /// The duration of a swipe, in seconds.
  package static let swipeDuration = 0.25
}

extension Stage {
  /// Swipes the row with the identity `id` to show its swipe actions.
  ///
  /// Advances the clock by 0.25 s while the finger moves. Afterwards, the row settles as time passes.
  ///
  /// - Parameters:
  ///   - id: The identity of the row, or of a view in it.
  ///   - edge: The edge whose actions to show.
  ///   - isFull: Whether to swipe almost the whole width, which runs the first action if the row allows that.
  /// - Returns: Whether a view at this position follows the finger.
  @discardableResult
  public func swipe(id: String, edge: HorizontalEdge = .trailing, isFull: Bool = false) -> Bool {
    guard let touch = touch(id: id) else { return false }
    touch.move(by: wayOfSwipe(id: id, edge: edge, isFull: isFull), over: StageTouch.swipeDuration)
    defer { touch.lift() }
    return touch.isRecognised
  }

  package func wayOfSwipe(id: String, edge: HorizontalEdge, isFull: Bool) -> Point {
    let width = min(layout[id]?.frame.width ?? size.width, size.width)
    let isForwards = (edge == .leading) != isRightToLeft
    // `id` may belong to a narrow view in the row, such as a `Text`; the row is still about as wide as the screen.
    let way = max(width, size.width * 0.8) * (isFull ? 0.9 : 0.4)
    return Point(x: isForwards ? way : -way, y: 0)
  }

  /// Pulls down the scroll view until it refreshes, and releases it.
  ///
  /// Advances the clock by 0.3 s. Advance the stage further to continue the refresh action.
  ///
  /// - Returns: Whether the scroll view exists.
  @discardableResult
  public func pull(_ id: String) -> Bool {
    place()
    guard tree.scroller(id) != nil else { return false }
    scroll(id).overscroll(by: Stage.pullDistance, over: 0.3)
    advance(by: 0.3)
    return true
  }

  /// The length of a pull, in points; slightly more than `refreshable` needs.
  private static let pullDistance = 100.0
}
