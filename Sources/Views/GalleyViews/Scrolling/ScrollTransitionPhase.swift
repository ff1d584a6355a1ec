/// Where a view stands in the window of its scroller, as far as its looks go.
public enum ScrollTransitionPhase: Hashable, Sendable, CaseIterable {
  case topLeading
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 in full view, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
