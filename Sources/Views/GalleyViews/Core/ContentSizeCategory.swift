public import GalleyText

public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  public init?(_ size: DynamicTypeSize) {
    let cases = ContentSizeCategory.allCases
    guard let index = DynamicTypeSize.allCases.firstIndex(of: size), cases.indices.contains(index) else { return nil }
    self = cases[index]
  }

  var size: DynamicTypeSize {
    let index = ContentSizeCategory.allCases.firstIndex(of: self) ?? 0
    return DynamicTypeSize.allCases.indices.contains(index) ? DynamicTypeSize.allCases[index] : .large
  }
}

extension ContentSizeCategory: Comparable {
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool { first.size < second.size }
}

public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

extension EnvironmentValues {
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = newValue.size }
  }

  public var pixelLength: Double { displayScale > 0 ? 1 / displayScale : 1 }

  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// Galley's fonts ignore it.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// Always false.
  public var supportsMultipleWindows: Bool { false }
}

private struct ContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

private struct LuminanceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  public func sizeCategory(_ category: ContentSizeCategory) -> some View { environment(\.sizeCategory, category) }
}
