public import GalleyGeometry
public import GalleyMotion
public import GalleyScroll

/// One thing that happens to a screen.
///
/// Times are seconds, distances points, velocities points a second. Scrollers and views are named by the identities
/// they were given with `id`.
public enum ScriptStep: Hashable, Sendable {
  case hold(Double)
  /// Time passes until nothing moves any more, `atMost` seconds.
  case settle(atMost: Double = 10)
  case mark(String)
  case screenshot(String)
  /// A finger moves as far as given, rests for `hold`, and is lifted: up is negative, and scrolls on.
  case drag(in: String, by: Point, over: Double = 0.25, hold: Double = 0)
  /// A finger moves through the given places, counted from where it is put down, and is lifted at the last.
  case gesture(in: String, [GestureSample])
  /// The content gets a velocity: positive ones scroll on; without an axis along the scroller's main one.
  case fling(in: String, velocity: Double, along: Axis? = nil)
  /// A finger pulls the content so far beyond an edge that `by` points show, rests for `hold`, and is lifted.
  case overscroll(in: String, by: Double, edge: Edge = .top, over: Double = 0.3, hold: Double = 0)
  /// The content is sent to a destination; without an animation it is there at once.
  case scrollTo(in: String, ScrollDestination, animation: Animation? = .scroll)
  /// The content is sent on the shortest way to where all of a target shows.
  case reveal(in: String, ScrollSubject, animation: Animation? = .scroll)
  case tap(id: String)
  case tapAt(Point)
  /// A finger draws the row with an identity aside from an edge, with `isFull` nearly all the way across.
  case swipe(id: String, edge: HorizontalEdge = .trailing, isFull: Bool = false)
  case longPress(id: String, for: Double = 0.5)
  case set(StageSettings)
  /// The screen is turned, to the orientation that it does not have where none is given.
  case rotate(to: ScreenOrientation? = nil)
  case perform(ScriptAction, animation: Animation? = nil)

  public static func perform(animation: Animation? = nil, _ body: @escaping @Sendable () -> Void) -> ScriptStep {
    .perform(ScriptAction(body), animation: animation)
  }

  public struct GestureSample: Hashable, Sendable {
    public let time: Double
    public let translation: Point

    public init(time: Double, translation: Point) {
      self.time = time
      self.translation = translation
    }
  }
}

extension Animation {
  /// How content is sent somewhere when nothing else is said: 0.3 s, slow at both ends. What platforms do is not
  /// published.
  public static let scroll = easeInOut(duration: 0.3)
}
