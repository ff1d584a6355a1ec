/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init(_ style: some ShapeStyle) { self.style = style }

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle { style._settle(in: environment) }
}

/// A style of which only a share shows.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let share: Double

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    base._settle(in: environment).multiplyingAlpha(by: share.isNaN ? 0 : min(max(0, share), 1))
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by `opacity`, 0 … 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, share: opacity) }

  public var secondary: some ShapeStyle { FadedStyle(base: self, share: 0.5) }
  public var tertiary: some ShapeStyle { FadedStyle(base: self, share: 0.25) }
  public var quaternary: some ShapeStyle { FadedStyle(base: self, share: 0.125) }
  public var quinary: some ShapeStyle { FadedStyle(base: self, share: 0.0625) }
}
