public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  case idle
  case tracking
  case interacting
  /// The scroller was released and slows down or returns from beyond its edge.
  case decelerating
  case animating

  public var isScrolling: Bool { self != .idle }
}
