/// What shapes and text are painted with: a colour, a gradient, a level of the current style.
///
/// A style of one's own gives another style, such as a colour that follows the environment:
///
///     struct Ink: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.white : Color.indigo
///       }
///     }
public protocol ShapeStyle: Sendable {
  associatedtype Resolution: ShapeStyle

  func resolve(in environment: EnvironmentValues) -> Resolution

  /// The style with every choice made but the place. Styles of one's own need not write this.
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
  /// The style of text and of shapes without one of their own.
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

/// A level of importance below the current style: secondary text, tertiary marks.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Color
  /// How much of a style that was set shows, 0 … 1.
  private let share: Double

  /// How far below the current style the level is: 0 is the style itself.
  private let depth: Int

  fileprivate init(level: Color, share: Double, depth: Int) {
    (self.level, self.share, self.depth) = (level, share, depth)
  }

  /// The level of the system's label colours, or of the current foreground style where one was set: then half,
  /// a quarter and an eighth of it show.
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

/// The style set with `foregroundStyle` around a view.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    (environment.foregroundStyle ?? Color.primary)._settle(in: environment)
  }
}

/// The accent colour of the views around.
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
