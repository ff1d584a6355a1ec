import GalleyPicture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A colour in Oklab, which Björn Ottosson published in 2020: <https://bottosson.github.io/posts/oklab/>.
struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double
  var alpha: Double

  init(lightness: Double, a: Double, b: Double, alpha: Double) {
    (self.lightness, self.a, self.b, self.alpha) = (lightness, a, b, alpha)
  }

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

/// sRGB's transfer function (IEC 61966-2-1).
enum LightAmount {
  static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    if value >= 1 { return 1 }
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

extension RGBA {
  func mapping(_ change: (Double) -> Double) -> RGBA {
    RGBA(red: change(red), green: change(green), blue: change(blue), alpha: alpha)
  }
}
