/// How large a reader wants text to be; every text style has a size for each step.
public enum DynamicTypeSize: Int, Comparable, Hashable, Sendable, CaseIterable {
  case xSmall
  /// Two below the default.
  case small
  /// One below the default.
  case medium
  case large
  /// One above the default.
  case xLarge
  /// Two above the default.
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the size is one of the five that a reader must ask for under accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool { first.rawValue < second.rawValue }
}
