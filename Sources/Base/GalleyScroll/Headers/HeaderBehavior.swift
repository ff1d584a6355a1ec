public import GalleyMotion

/// How a collapsing header behaves apart from its height.
public struct HeaderBehavior: Hashable, Sendable {
  public enum Stay: String, Hashable, Sendable, CaseIterable {
    case pinned
    /// Collapses, then scrolls away with the content, and returns at the same offset.
    case scrolling
    /// Collapses, then scrolls away with the content, and returns as soon as the content scrolls back.
    case floating
  }

  public var stay: Stay
  public var snaps: Bool
  public var spring: Spring?
  /// The distance, in points, that is scrolled before the rule begins. If nil, stacked headers collapse one after
  /// another.
  public var delay: Double?

  /// Creates a behaviour.
  ///
  /// - Parameters:
  ///   - stay: Whether the collapsed header stays visible or scrolls away with the content (default: `.pinned`).
  ///   - snaps: Whether a released scroll view only comes to rest where the header is fully open or fully collapsed
  ///     (default: `false`).
  ///   - spring: The spring that smooths the drawn height; nil (the default) draws the rule's height directly.
  ///   - delay: The distance in points that is scrolled before the rule begins. If it is nil (the default), stacked
  ///     headers collapse one after another.
  public init(stay: Stay = .pinned, snaps: Bool = false, spring: Spring? = nil, delay: Double? = nil) {
    self.stay = stay
    self.snaps = snaps
    self.spring = spring
    self.delay = delay
  }
}
