public import GalleyMotion

/// How a header goes with its scroller, besides its height.
public struct HeaderBehavior: Hashable, Sendable {
  public enum Stay: String, Hashable, Sendable, CaseIterable {
    case pinned
    /// It collapses and then goes away with the content; it comes back where it went.
    case scrolling
    /// It collapses and goes away with the content, and comes back wherever content is scrolled back.
    case floating
  }

  /// Whether the header stays; pinned by default.
  public var stay: Stay
  /// Whether a scroller that is let go comes to rest where the header is open or as low as it gets, and nowhere between.
  public var snaps: Bool
  /// The spring that draws the height; nil draws the rule's height itself.
  public var spring: Spring?
  /// How far the scroller is scrolled before the rule begins; headers that are stacked begin one after the other
  /// where nothing is said.
  public var delay: Double?

  public init(stay: Stay = .pinned, snaps: Bool = false, spring: Spring? = nil, delay: Double? = nil) {
    self.stay = stay
    self.snaps = snaps
    self.spring = spring
    self.delay = delay
  }
}
