/// Which way a line of reading runs, and so where leading is.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}
