public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  case top
  case bottom
}

public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  case leading
  case trailing
}
