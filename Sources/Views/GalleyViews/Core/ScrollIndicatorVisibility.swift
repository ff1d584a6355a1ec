/// When scrollers show their scroll indicators.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// While they scroll and shortly after, if content is larger than the window, as iOS shows them.
  case automatic
  case visible
  case hidden, never

  /// Whether the indicators never show.
  package var isHidden: Bool { self == .hidden || self == .never }
}
