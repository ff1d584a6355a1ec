/// The upper or the lower side.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom
}

/// The side where reading starts or ends.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// Where reading starts.
  case leading
  /// Where reading ends.
  case trailing
}
