public import GalleyMessages
public import GalleyScroll

/// A moment of a scene: where each scroller stands.
public struct SceneState: Hashable, Sendable {
  /// The state's name; `{state}` in paths.
  public let name: String
  /// Where scrollers stand, by their ids; the others stand at their start.
  public let scroll: [String: ScrollDestination]
  /// Where the scene names it; nil for the state of a scene that names none.
  public let place: SourcePlace?

  /// What values of the scene are, by their numbers; the others are as at first.
  public internal(set) var values: [Int: String] = [:]
  /// The views that are tapped before it is drawn, by their ids.
  public internal(set) var taps: [String] = []

  /// The row that is drawn aside before it is drawn; nil where none is.
  public internal(set) var swipe: SceneSwipe?
  /// The view on which a finger rests, by its id.
  public internal(set) var longPress: String?
  /// The scroller that is pulled until it refreshes, by its id.
  public internal(set) var pull: String?

  package var isTouched: Bool { !taps.isEmpty || swipe != nil || longPress != nil || pull != nil }

  var scrollPlaces: [String: SourcePlace] = [:]

  /// Where the scene says how the scroller called `name` stands, or else names the state.
  public func place(ofScroller name: String) -> SourcePlace? { scrollPlaces[name] ?? place }

  /// The only state of a scene that names none.
  public static let initial = SceneState(name: "initial", scroll: [:], place: nil)
}
