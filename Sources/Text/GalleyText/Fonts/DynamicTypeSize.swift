/// How large a reader wants text to be; every text style has a size for each step.
public enum DynamicTypeSize: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// The smallest.
  case xSmall
  /// Two below the default.
  case small
  /// One below the default.
  case medium
  /// The default.
  case large
  /// One above the default.
  case xLarge
  /// Two above the default.
  case xxLarge
  /// The largest of the ordinary sizes.
  case xxxLarge
  /// The first of the accessibility sizes.
  case accessibility1
  /// The second of the accessibility sizes.
  case accessibility2
  /// The third of the accessibility sizes.
  case accessibility3
  /// The fourth of the accessibility sizes.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether the size is one of the five that a reader must ask for under accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Smaller is less.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool { first.rawValue < second.rawValue }
}
