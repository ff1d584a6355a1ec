public enum ScrollTransitionPhase: Hashable, Sendable, CaseIterable {
  case topLeading
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 if fully visible, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
