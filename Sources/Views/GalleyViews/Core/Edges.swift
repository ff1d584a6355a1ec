/// The upper or the lower side.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  case top
  case bottom
}

/// The side where reading starts or ends.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  case leading
  case trailing
}
