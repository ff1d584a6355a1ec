/// The ground of the views around.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    (environment.backgroundStyle ?? Color(.systemBackground))._settle(in: environment)
  }
}

extension EnvironmentValues {
  /// The style of grounds without one of their own; nil is the system's background.
  public var backgroundStyle: (any ShapeStyle)? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The material that lies behind the views; nil where none was said. No material sets it here.
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

/// The style of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(.separator).resolve(in: environment)
  }
}

/// The style of texts that stand where something is missing.
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

/// The style of the translucent fills of controls.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(.systemFill).resolve(in: environment)
  }
}

/// The style of what is selected.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle { environment.tint.resolve(in: environment) }
}

/// The ground of a window.
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
