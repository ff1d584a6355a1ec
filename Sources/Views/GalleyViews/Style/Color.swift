public import GalleyPicture

/// A colour: fixed, or one of the system's that follows light and dark. As a view it fills what it is offered.
public struct Color: View, ShapeStyle, Hashable {
  /// As a style it is one colour everywhere.
  public typealias Resolution = ResolvedStyle

  private let base: Base
  private let alpha: Double

  private enum Base: Hashable {
    case fixed(RGBA)
    case adaptive(light: RGBA, dark: RGBA)
    case system(SystemColor)
    case asset(AssetName)
    /// The accent colour of the views around.
    case accent
    indirect case mixed(Color, Color, by: Double, in: Gradient.ColorSpace)
  }

  private init(_ base: Base, alpha: Double = 1) {
    self.base = base
    self.alpha = alpha
  }

  /// A colour from sRGB components, each 0 … 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(.fixed(RGBA(red: red, green: green, blue: blue, alpha: opacity)))
  }

  /// A grey from black at 0 to white at 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue, saturation and brightness, each 0 … 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// One of the system's colours.
  public init(_ system: SystemColor) { self.init(.system(system)) }

  /// A final colour.
  public init(_ color: RGBA) { self.init(.fixed(color)) }

  /// A colour that is `light` in light mode and `dark` in dark mode.
  public init(light: RGBA, dark: RGBA) { self.init(.adaptive(light: light, dark: dark)) }

  /// The colour called `name` in the asset catalogues that the environment's `assets` finds; clear where there is none.
  public init(_ name: String) { self.init(.asset(AssetName(name))) }

  /// The colour of an asset catalogue; clear where there is none.
  public init(_ asset: AssetName) { self.init(.asset(asset)) }

  /// The accent colour of the views around; blue where none is set.
  public static let accentColor = Color(.accent)

  /// The colour on the way from this one, at 0, to `color`, at 1, as `colorSpace` mixes.
  public func mix(with color: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mixed(self, color, by: fraction.isFinite ? min(max(fraction, 0), 1) : 0, in: colorSpace))
  }

  /// The colour with its opacity multiplied by `opacity`, 0 … 1.
  public func opacity(_ opacity: Double) -> Color { Color(base, alpha: alpha * opacity) }

  /// The final colour under `scheme`; the colour of an asset is clear, as no catalogue is at hand.
  public func rgba(in scheme: ColorScheme) -> RGBA {
    rgba(scheme, accent: SystemColor.systemBlue.rgba(in: scheme)) { _ in nil }
  }

  /// The final colour under the environment's colour scheme, from its asset catalogues where it is an asset's.
  public func rgba(in environment: EnvironmentValues) -> RGBA {
    let scheme = environment.colorScheme
    return rgba(scheme, accent: environment.tint.rgba(in: scheme)) { environment.assets?.color($0) }
  }

  private func rgba(_ scheme: ColorScheme, accent: RGBA, asset: (AssetName) -> AssetColor?) -> RGBA {
    let color =
      switch base {
      case .fixed(let color): color
      case .adaptive(let light, let dark): scheme == .light ? light : dark
      case .system(let system): system.rgba(in: scheme)
      case .asset(let name): asset(name).map { scheme == .light ? $0.light : $0.dark } ?? .clear
      case .accent: accent
      case .mixed(let first, let second, let share, let space):
        space.mix(
          first.rgba(scheme, accent: accent, asset: asset), second.rgba(scheme, accent: accent, asset: asset),
          by: share)
      }
    return color.multiplyingAlpha(by: alpha)
  }

  /// The final colour under the environment's colour scheme.
  @_disfavoredOverload
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .color(rgba(in: environment))
  }

  /// Adds a node that fills what it is offered.
  public func _build(into builder: inout NodeBuilder) {
    builder.addShape(Rectangle(), style: self, kind: "Color")
  }

  /// A colour fills what it is offered.
  public func _trace(_ trace: RowTrace) {}
}

extension Color {
  /// The label colour.
  public static let primary = Color(.label)
  /// The colour of second-level text.
  public static let secondary = Color(.secondaryLabel)
  /// The colour of third-level text.
  public static let tertiary = Color(.tertiaryLabel)
  /// The colour of fourth-level text.
  public static let quaternary = Color(.quaternaryLabel)
  /// The system's red.
  public static let red = Color(.systemRed)
  /// The system's orange.
  public static let orange = Color(.systemOrange)
  /// The system's yellow.
  public static let yellow = Color(.systemYellow)
  /// The system's green.
  public static let green = Color(.systemGreen)
  /// The system's mint.
  public static let mint = Color(.systemMint)
  /// The system's teal.
  public static let teal = Color(.systemTeal)
  /// The system's cyan.
  public static let cyan = Color(.systemCyan)
  /// The system's blue.
  public static let blue = Color(.systemBlue)
  /// The system's indigo.
  public static let indigo = Color(.systemIndigo)
  /// The system's purple.
  public static let purple = Color(.systemPurple)
  /// The system's pink.
  public static let pink = Color(.systemPink)
  /// The system's brown.
  public static let brown = Color(.systemBrown)
  /// The system's grey.
  public static let gray = Color(.systemGray)
  /// Black.
  public static let black = Color(RGBA.black)
  /// White.
  public static let white = Color(RGBA.white)
  /// Nothing.
  public static let clear = Color(RGBA.clear)
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The system's grey.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// Nothing.
  public static var clear: Color { .clear }
}
