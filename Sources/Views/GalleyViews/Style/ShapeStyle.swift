public protocol ShapeStyle: Sendable {
  associatedtype Resolution: ShapeStyle

  func resolve(in environment: EnvironmentValues) -> Resolution

  /// Custom styles do not implement this.
  func _settle(in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
  public func _settle(in environment: EnvironmentValues) -> ResolvedStyle {
    resolve(in: environment)._settle(in: environment)
  }
}

extension ShapeStyle where Resolution == ResolvedStyle {
  public func _settle(in environment: EnvironmentValues) -> ResolvedStyle { resolve(in: environment) }
}

extension ResolvedStyle: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle { self }
}

extension EnvironmentValues {
  public var foregroundStyle: (any ShapeStyle)? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  public var tint: Color {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

private enum ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: (any ShapeStyle)? { nil }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: Color { .blue }
}

public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Color
  /// The opacity relative to an explicit foreground style, 0 … 1.
  private let share: Double

  private let depth: Int

  fileprivate init(level: Color, share: Double, depth: Int) {
    (self.level, self.share, self.depth) = (level, share, depth)
  }

  /// The system label colour of the level or, if a foreground style was set, that style with an opacity of 1/2, 1/4 or
  /// 1/8.
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    let further = environment.furtherStyles
    if depth > 0, depth <= further.count { return further[depth - 1]._settle(in: environment) }
    guard let base = environment.foregroundStyle, !(base is HierarchicalShapeStyle) else {
      return level.resolve(in: environment)
    }
    return base._settle(in: environment).multiplyingAlpha(by: share)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: .primary, share: 1, depth: 0) }
  public static var secondary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(level: .secondary, share: 0.5, depth: 1)
  }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: .tertiary, share: 0.25, depth: 2) }
  public static var quaternary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(level: .quaternary, share: 0.125, depth: 3)
  }
  public static var quinary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(level: .quaternary.opacity(0.5), share: 0.0625, depth: 4)
  }
}

public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    (environment.foregroundStyle ?? Color.primary)._settle(in: environment)
  }
}

public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle { environment.tint.resolve(in: environment) }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
