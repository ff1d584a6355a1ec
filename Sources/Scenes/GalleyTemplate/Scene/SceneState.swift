public import GalleyMessages
public import GalleyScroll

public struct SceneState: Hashable, Sendable {
  /// The name of the state; `{state}` in output paths.
  public let name: String
  /// The positions of scrollers by their identities. Other scrollers are at their start.
  public let scroll: [String: ScrollDestination]
  /// The location in the file; `nil` for the default state.
  public let place: SourcePlace?

  /// The values of variables by their indices. Other variables have their initial values.
  public internal(set) var values: [Int: String] = [:]
  /// The identities of views to tap, in order.
  public internal(set) var taps: [String] = []

  public internal(set) var swipe: SceneSwipe?
  public internal(set) var longPress: String?
  /// The identity of the scroller to pull until it refreshes, if any.
  public internal(set) var pull: String?

  package var isTouched: Bool { !taps.isEmpty || swipe != nil || longPress != nil || pull != nil }

  var scrollPlaces: [String: SourcePlace] = [:]

  /// Returns the location of the scroll position of `name`, or else of the state.
  public func place(ofScroller name: String) -> SourcePlace? { scrollPlaces[name] ?? place }

  /// The only state of a scene without `states`.
  public static let initial = SceneState(name: "initial", scroll: [:], place: nil)
}
