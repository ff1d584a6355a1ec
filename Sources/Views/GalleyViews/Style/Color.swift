public import GalleyPicture

public struct Color: View, ShapeStyle, Hashable {
  public typealias Resolution = ResolvedStyle

  private let base: Base
  private let alpha: Double

  private enum Base: Hashable {
    case fixed(RGBA)
    case adaptive(light: RGBA, dark: RGBA)
    case system(SystemColor)
    case asset(AssetName)
    case accent
    indirect case mixed(Color, Color, by: Double, in: Gradient.ColorSpace)
  }

  private init(_ base: Base, alpha: Double = 1) {
    self.base = base
    self.alpha = alpha
  }

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(.fixed(RGBA(red: red, green: green, blue: blue, alpha: opacity)))
  }

  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  public init(_ system: SystemColor) { self.init(.system(system)) }

  public init(_ color: RGBA) { self.init(.fixed(color)) }

  public init(light: RGBA, dark: RGBA) { self.init(.adaptive(light: light, dark: dark)) }

  public init(_ name: String) { self.init(.asset(AssetName(name))) }

  public init(_ asset: AssetName) { self.init(.asset(asset)) }

  public static let accentColor = Color(.accent)

  public func mix(with color: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mixed(self, color, by: fraction.isFinite ? min(max(fraction, 0), 1) : 0, in: colorSpace))
  }

  public func opacity(_ opacity: Double) -> Color { Color(base, alpha: alpha * opacity) }

  public func rgba(in scheme: ColorScheme) -> RGBA {
    rgba(ColorContext(scheme: scheme, accent: SystemColor.systemBlue.rgba(in: scheme)))
  }

  public func rgba(in environment: EnvironmentValues) -> RGBA {
    rgba(
      ColorContext(
        scheme: environment.colorScheme, isElevated: environment.isElevated,
        accent: environment.tint.rgba(in: environment.colorScheme), assets: environment.assets))
  }

  private func rgba(_ context: ColorContext) -> RGBA {
    let color =
      switch base {
      case .fixed(let color): color
      case .adaptive(let light, let dark): context.scheme == .light ? light : dark
      case .system(let system): system.rgba(in: context.scheme, isElevated: context.isElevated)
      case .asset(let name):
        context.assets?.color(name).map { context.scheme == .light ? $0.light : $0.dark } ?? .clear
      case .accent: context.accent
      case .mixed(let first, let second, let share, let space):
        space.mix(first.rgba(context), second.rgba(context), by: share)
      }
    return color.multiplyingAlpha(by: alpha)
  }

  @_disfavoredOverload
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .color(rgba(in: environment))
  }

  public func _build(into builder: inout NodeBuilder) {
    builder.addShape(Rectangle(), style: self, kind: "Color")
  }

  public func _trace(_ trace: RowTrace) {}
}

extension Color {
  public static let primary = Color(.label)
  public static let secondary = Color(.secondaryLabel)
  public static let tertiary = Color(.tertiaryLabel)
  public static let quaternary = Color(.quaternaryLabel)
  public static let red = Color(.systemRed)
  public static let orange = Color(.systemOrange)
  public static let yellow = Color(.systemYellow)
  public static let green = Color(.systemGreen)
  public static let mint = Color(.systemMint)
  public static let teal = Color(.systemTeal)
  public static let cyan = Color(.systemCyan)
  public static let blue = Color(.systemBlue)
  public static let indigo = Color(.systemIndigo)
  public static let purple = Color(.systemPurple)
  public static let pink = Color(.systemPink)
  public static let brown = Color(.systemBrown)
  public static let gray = Color(.systemGray)
  public static let black = Color(RGBA.black)
  public static let white = Color(RGBA.white)
  public static let clear = Color(RGBA.clear)
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var clear: Color { .clear }
}
