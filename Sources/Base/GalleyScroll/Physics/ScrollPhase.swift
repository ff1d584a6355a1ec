public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating

  public var isScrolling: Bool { self != .idle }
}
