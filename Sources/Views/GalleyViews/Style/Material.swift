import GalleyGeometry
public import GalleyPicture

/// The content behind it is blurred, saturated and tinted.
public struct Material: ShapeStyle, Hashable {
  private let kind: Kind

  private enum Kind: String { case ultraThin, thin, regular, thick, ultraThick, bar }

  public static let ultraThin = Material(kind: .ultraThin)
  public static let thin = Material(kind: .thin)
  public static let regular = Material(kind: .regular)
  public static let thick = Material(kind: .thick)
  public static let ultraThick = Material(kind: .ultraThick)
  public static let bar = Material(kind: .bar)

  /// The radius is a standard deviation in points. Both are estimates: Apple does not publish them.
  private static let (radius, saturation) = (20.0, 1.8)

  /// Returns an estimated tint: Apple does not publish it.
  private func tint(in scheme: ColorScheme) -> RGBA {
    let isLight = scheme == .light
    let grey: UInt8 = kind == .bar ? (isLight ? 249 : 29) : isLight ? 246 : 37
    let alpha =
      switch kind {
      case .ultraThin: isLight ? 0.44 : 0.55
      case .thin: isLight ? 0.6 : 0.7
      case .regular: isLight ? 0.74 : 0.82
      case .thick: isLight ? 0.86 : 0.9
      case .ultraThick: isLight ? 0.94 : 0.95
      case .bar: 0.8
      }
    return RGBA(grey, grey, grey, alpha: alpha)
  }

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .material(
      ResolvedMaterial(
        name: kind.rawValue, radius: Self.radius, saturation: Self.saturation,
        tint: tint(in: environment.colorScheme)))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

public struct ResolvedMaterial: Hashable, Sendable {
  public var name: String
  public var radius: Double
  /// 1 has no effect.
  public var saturation: Double
  public var tint: RGBA
  /// The opacity, from 0 to 1.
  public var opacity = 1.0

  /// Creates a material.
  ///
  /// - Parameters:
  ///   - name: The name for inspection.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - saturation: The saturation factor for the content behind the material; 1 has no effect.
  ///   - tint: The colour that is drawn over the blurred content.
  public init(name: String, radius: Double, saturation: Double, tint: RGBA) {
    (self.name, self.radius, self.saturation, self.tint) = (name, radius, saturation, tint)
  }

  package var backdrop: Picture.Backdrop { Picture.Backdrop(radius: radius, saturation: saturation) }
}
