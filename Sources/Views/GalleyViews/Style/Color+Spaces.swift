import GalleyPicture

extension Color {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    /// Pictures are in sRGB, so colours outside sRGB are clipped.
    case displayP3
  }

  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let own = RGBA(red: red, green: green, blue: blue, alpha: opacity)
    self.init(colorSpace.sRGB(own))
  }

  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public struct Resolved: Hashable, Sendable, ShapeStyle {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let own = RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
      self.init(colorSpace.sRGB(own))
    }

    init(_ color: RGBA) {
      (red, green, blue, opacity) = (Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
    }

    var rgba: RGBA {
      RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }

    public func resolve(in environment: EnvironmentValues) -> ResolvedStyle { .color(rgba) }
  }

  public init(_ resolved: Resolved) { self.init(resolved.rgba) }

  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(rgba(in: environment)) }
}

extension Color.RGBColorSpace {
  fileprivate func sRGB(_ color: RGBA) -> RGBA {
    switch self {
    case .sRGB: return color
    case .sRGBLinear: return color.mapping(LightAmount.encoded)
    case .displayP3:
      // The matrix from P3 to sRGB primaries, both with the white point D65 (CSS Color 4).
      let own = color.mapping(LightAmount.decoded)
      let red = 1.2249401762805598 * own.red - 0.22494017628055996 * own.green
      let green = -0.042056954709688163 * own.red + 1.0420569547096881 * own.green
      let blue = -0.019637554590334432 * own.red - 0.078636045550631889 * own.green + 1.0982736001409663 * own.blue
      return RGBA(red: red, green: green, blue: blue, alpha: own.alpha).mapping(LightAmount.encoded)
    }
  }
}

extension Gradient {
  public enum ColorSpace: Hashable, Sendable {
    case device
    /// Oklab.
    case perceptual

    func mix(_ first: RGBA, _ second: RGBA, by share: Double) -> RGBA {
      if share <= 0 { return first }
      if share >= 1 { return second }
      switch self {
      case .device: return first.mixed(with: second, share)
      case .perceptual: return Oklab(first).mixed(with: Oklab(second), share).rgba
      }
    }
  }
}

extension RGBA {
  fileprivate func mixed(with other: RGBA, _ share: Double) -> RGBA {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
