public import GalleyText

/// A Dynamic Type size under its name of before iOS 15.
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

/// Whether letters are heavier than usual.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

extension EnvironmentValues {
  /// The Dynamic Type size, under its name of before iOS 15.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = newValue.size }
  }

  public var pixelLength: Double { displayScale > 0 ? 1 / displayScale : 1 }

  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// Whether letters should be heavier; nil is not known. Fonts do not follow it.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether the screen is dimmed; a picture is not.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// Whether an app may have several windows; a stage is one.
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
  /// The Dynamic Type size of the view, under its name of before iOS 15.
  public func sizeCategory(_ category: ContentSizeCategory) -> some View { environment(\.sizeCategory, category) }
}
