import GalleyGeometry
import GalleyPicture

public struct ShadowStyle: Hashable, Sendable {
  private let color: Color
  private let radius: Double
  private let offset: Point
  private let isInner: Bool

  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, offset: Point(x: x, y: y), isInner: false) }

  /// An inner shadow. Lengths are in points.
  ///
  /// It applies to shapes only. Text, symbols and lines are drawn without the shadow.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow (default: black with an opacity of 0.55).
  ///   - radius: The softness of the shadow.
  ///   - x: The displacement to the right (default: 0).
  ///   - y: The displacement downwards (default: 0).
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, offset: Point(x: x, y: y), isInner: true) }

  fileprivate func resolved(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(
      shadow: Picture.Shadow(color: color.rgba(in: environment), radius: max(0, radius), offset: offset),
      isInner: isInner)
  }
}

struct ShadowedStyle: ShapeStyle {
  /// The style to which the shadow is added; nil means the current foreground style.
  let base: (any ShapeStyle)?
  let shadow: ShadowStyle

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    let base = base?._settle(in: environment) ?? ForegroundStyle().resolve(in: environment)
    let own = shadow.resolved(in: environment)
    guard case .shadowed(let inner, let shadows) = base else { return .shadowed(base, [own]) }
    return .shadowed(inner, shadows + [own])
  }
}

extension ShapeStyle {
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ShadowedStyle(base: nil, shadow: style))
  }
}
