public import GalleyMessages
public import GalleyScroll

public struct SceneState: Hashable, Sendable {
  /// The name of the state, which replaces `{state}` in output paths.
  public let name: String
  /// The positions of scroll views by their identities. Other scroll views are at their start.
  public let scroll: [String: ScrollDestination]
  /// The position in the file; `nil` for the default state.
  public let place: SourcePlace?

  /// The values of variables, by the index of the variable. Other variables have their initial values.
  public internal(set) var values: [Int: String] = [:]
  /// The identities of the views to tap, in this order.
  public internal(set) var taps: [String] = []

  public internal(set) var swipe: SceneSwipe?
  public internal(set) var longPress: String?
  /// The identity of the scroll view to pull until it refreshes; nil for none.
  public internal(set) var pull: String?

  package var isTouched: Bool { !taps.isEmpty || swipe != nil || longPress != nil || pull != nil }

  var scrollPlaces: [String: SourcePlace] = [:]

  /// Returns where the file sets the scroll position of `name`, or where the state is defined if it does not.
  public func place(ofScroller name: String) -> SourcePlace? { scrollPlaces[name] ?? place }

  /// The only state of a scene that has no `states` section.
  public static let initial = SceneState(name: "initial", scroll: [:], place: nil)
}
