public import GalleyGeometry
import GalleySnapshot
public import GalleyViews

/// A finger on a stage, put down with ``Stage/touch(id:)`` and there until it is lifted.
///
/// Gestures see each step; the stage's clock stands still between them unless it is advanced, or a step takes time.
public final class StageTouch {
  private let stage: Stage
  private let touch: TreeTouch

  init(_ touch: TreeTouch, on stage: Stage) {
    self.touch = touch
    self.stage = stage
  }

  var isRecognised: Bool { touch.isRecognised }

  /// Moves the finger by `distance`, in points, in `duration` seconds, in even steps of at most a sixtieth of a second.
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

  /// Leaves the finger where it is for `duration` seconds.
  public func hold(for duration: Double) {
    stage.advance(by: duration)
    touch.stay()
    stage.place()
  }

  /// Puts a second finger down, and moves both until they are `magnification` as far apart, turned by `rotation`.
  public func pinch(by magnification: Double = 1, turnedBy rotation: Angle = .zero) {
    touch.pinch(by: magnification, turnedBy: rotation)
    stage.place()
  }

  public func lift() {
    touch.lift()
    stage.place()
  }

  /// Takes the touch away, as a call that comes in does.
  public func cancel() {
    touch.cancel()
    stage.place()
  }
}

extension Stage {
  /// Puts a finger on the middle of the view with identity `id`: on what is inside it and can be touched, else on what
  /// is nearest around it; nil where nothing there can be touched.
  public func touch(id: String) -> StageTouch? {
    place()
    guard let frame = layout[id]?.frame else { return nil }
    defer { place() }
    return tree.touch(id: id, at: Point(x: frame.midX, y: frame.midY)).map { StageTouch($0, on: self) }
  }

  /// Puts a finger on `point` of the screen, in points; nil where nothing there can be touched.
  public func touch(at point: Point) -> StageTouch? {
    place()
    defer { place() }
    return tree.touch(at: point).map { StageTouch($0, on: self) }
  }

  /// Presses the view with identity `id` for `duration` seconds; answers whether anything there can be touched.
  @discardableResult
  public func longPress(id: String, for duration: Double = 0.5) -> Bool {
    guard let touch = touch(id: id) else { return false }
    touch.hold(for: duration)
    touch.lift()
    return true
  }
}

extension StageTouch {
  /// How long a finger takes to draw a row aside, in seconds.
  package static let swipeDuration = 0.25
}

extension Stage {
  /// Draws the row with identity `id` aside from `edge`, so that the buttons behind it show; answers whether anything
  /// there follows a finger.
  ///
  /// The finger takes 0.25 seconds; then the row goes on by itself. With `isFull` the finger goes nearly all the way
  /// across, which runs the first button where that is allowed.
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
    // A short row, such as one text, is as wide as the screen all the same.
    let way = max(width, size.width * 0.8) * (isFull ? 0.9 : 0.4)
    return Point(x: isForwards ? way : -way, y: 0)
  }

  /// Pulls the scroller with identity `id` so far that it refreshes, and lets it go; answers whether there is one.
  ///
  /// What it does then goes on when the stage is advanced.
  @discardableResult
  public func pull(_ id: String) -> Bool {
    place()
    guard tree.scroller(id) != nil else { return false }
    scroll(id).overscroll(by: Stage.pullDistance, over: 0.3)
    advance(by: 0.3)
    return true
  }

  /// How far content is pulled to be refreshed, in points: a little further than it has to be.
  private static let pullDistance = 100.0
}
