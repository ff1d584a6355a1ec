public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init(_ style: some ShapeStyle) { self.style = style }

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle { style._settle(in: environment) }
}

struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let share: Double

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    base._settle(in: environment).multiplyingAlpha(by: share.isNaN ? 0 : min(max(0, share), 1))
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, share: opacity) }

  public var secondary: some ShapeStyle { FadedStyle(base: self, share: 0.5) }
  public var tertiary: some ShapeStyle { FadedStyle(base: self, share: 0.25) }
  public var quaternary: some ShapeStyle { FadedStyle(base: self, share: 0.125) }
  public var quinary: some ShapeStyle { FadedStyle(base: self, share: 0.0625) }
}
