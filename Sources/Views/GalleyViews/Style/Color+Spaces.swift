import GalleyPicture

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Color {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    /// Pictures are in sRGB, so other colours are clipped.
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

/// sRGB's transfer function (IEC 61966-2-1).
private enum LightAmount {
  static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    if value >= 1 { return 1 }
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

/// A colour in Oklab (Björn Ottosson, 2020).
private struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double
  var alpha: Double

  init(_ color: RGBA) {
    let own = color.mapping(LightAmount.decoded)
    let long = cbrt(0.4122214708 * own.red + 0.5363325363 * own.green + 0.0514459929 * own.blue)
    let medium = cbrt(0.2119034982 * own.red + 0.6806995451 * own.green + 0.1073969566 * own.blue)
    let short = cbrt(0.0883024619 * own.red + 0.2817188376 * own.green + 0.6299787005 * own.blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    alpha = color.alpha
  }

  func mixed(with other: Oklab, _ share: Double) -> Oklab {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    var result = self
    (result.lightness, result.a) = (mix(lightness, other.lightness), mix(a, other.a))
    (result.b, result.alpha) = (mix(b, other.b), mix(alpha, other.alpha))
    return result
  }

  var rgba: RGBA {
    func cube(_ value: Double) -> Double { value * value * value }
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return RGBA(
      red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      blue: -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short, alpha: alpha
    ).mapping(LightAmount.encoded)
  }
}

extension RGBA {
  fileprivate func mapping(_ change: (Double) -> Double) -> RGBA {
    RGBA(red: change(red), green: change(green), blue: change(blue), alpha: alpha)
  }

  fileprivate func mixed(with other: RGBA, _ share: Double) -> RGBA {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
