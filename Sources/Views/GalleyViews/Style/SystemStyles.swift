public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    (environment.backgroundStyle ?? Color(.systemBackground))._settle(in: environment)
  }
}

extension EnvironmentValues {
  /// The background style; nil means the system background.
  public var backgroundStyle: (any ShapeStyle)? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Galley's own materials do not set it.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

private enum BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: (any ShapeStyle)? { nil }
}

public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(.separator).resolve(in: environment)
  }
}

public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(.placeholderText).resolve(in: environment)
  }
}

public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle { Color(.link).resolve(in: environment) }
}

public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(.systemFill).resolve(in: environment)
  }
}

public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle { environment.tint.resolve(in: environment) }
}

public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(.systemBackground).resolve(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
