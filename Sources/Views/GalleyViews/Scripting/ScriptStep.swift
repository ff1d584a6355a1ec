public import GalleyGeometry
public import GalleyMotion
public import GalleyScroll

/// A step of a ``Script``.
///
/// Times are in seconds, distances in points, velocities in points per second. Scroll views and views are identified by
/// `id(_:)`.
public enum ScriptStep: Hashable, Sendable {
  case hold(Double)
  /// Waits until all motion has ended, at most `atMost` seconds.
  case settle(atMost: Double = 10)
  /// Records the time under a name, for reports.
  case mark(String)
  /// Renders the current moment as a separate image.
  case screenshot(String)
  /// Drags with one finger, which is lifted after `hold` seconds. A negative `y` scrolls forward.
  case drag(in: String, by: Point, over: Double = 0.25, hold: Double = 0)
  /// Moves a finger relative to the point where it touches down, and lifts it at the last sample.
  case gesture(in: String, [GestureSample])
  /// Scrolls as if a finger had released the content at `velocity`. Positive velocities scroll forward. The default
  /// axis is the scroll view's main axis.
  case fling(in: String, velocity: Double, along: Axis? = nil)
  /// Pulls the content `by` points of visible overscroll beyond an edge and holds it for `hold` seconds.
  case overscroll(in: String, by: Double, edge: Edge = .top, over: Double = 0.3, hold: Double = 0)
  /// Scrolls to a destination; without an animation, immediately.
  case scrollTo(in: String, ScrollDestination, animation: Animation? = .scroll)
  /// Scrolls by the smallest distance that makes the whole target visible.
  case reveal(in: String, ScrollSubject, animation: Animation? = .scroll)
  case tap(id: String)
  case tapAt(Point)
  /// `isFull` swipes almost across the whole row.
  case swipe(id: String, edge: HorizontalEdge = .trailing, isFull: Bool = false)
  case longPress(id: String, for: Double = 0.5)
  /// Types a string at the end of a text field. `into` is the identity or label of the field; nil selects the first
  /// field.
  case type(String, into: String? = nil)
  case set(StageSettings)
  /// Rotates the screen. The default is the other orientation.
  case rotate(to: ScreenOrientation? = nil)
  case perform(ScriptAction, animation: Animation? = nil)

  /// Runs a closure that changes the state of the views.
  ///
  /// - Parameters:
  ///   - animation: The animation of the changes; nil (the default) makes them without an animation.
  ///   - body: The changes.
  public static func perform(animation: Animation? = nil, _ body: @escaping @Sendable () -> Void) -> ScriptStep {
    .perform(ScriptAction(body), animation: animation)
  }

  public struct GestureSample: Hashable, Sendable {
    public let time: Double
    public let translation: Point

    /// Creates a sample of a finger's movement.
    ///
    /// - Parameters:
    ///   - time: Seconds since the finger touched the screen.
    ///   - translation: The distance from the start, in points; positive values point right and down.
    public init(time: Double, translation: Point) {
      self.time = time
      self.translation = translation
    }
  }
}

extension ScriptStep {
  /// The name that stands for the first scroll view, with or without an identity.
  package static let firstScroller = ""
}

extension Animation {
  /// The default animation for scroll steps: ease in and out over 0.3 s. Apple does not publish its own curve.
  public static let scroll = easeInOut(duration: 0.3)
}
