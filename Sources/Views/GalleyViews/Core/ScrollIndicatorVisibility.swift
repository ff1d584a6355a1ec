public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// Visible during a scroll and shortly after it, if the content is larger than the viewport.
  case automatic
  case visible
  case hidden, never

  package var isHidden: Bool { self == .hidden || self == .never }
}
