#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The colour difference ΔE of CIEDE2000, with all weights set to 1.
///
/// Gaurav Sharma, Wencheng Wu and Edul N. Dalal, "The CIEDE2000 color-difference formula: implementation notes,
/// supplementary test data, and mathematical observations" (2005). Numbers in brackets refer to the equations of that
/// paper.
enum CIEDE2000 {
  static func difference(_ one: CIELab, _ other: CIELab) -> Double {
    let chroma = (one.chroma, other.chroma)
    // (3), (4), (5)
    let stretch = 1 + 0.5 * (1 - saturation((chroma.0 + chroma.1) / 2))
    let (first, second) = (Hue(one, stretch: stretch), Hue(other, stretch: stretch))
    let isGrey = chroma.0 * chroma.1 == 0
    let turn = isGrey ? 0 : turn(from: first.angle, to: second.angle)
    // (8) to (11)
    let dL = other.lightness - one.lightness
    let dC = second.chroma - first.chroma
    let dH = 2 * (first.chroma * second.chroma).squareRoot() * sin(radians(turn) / 2)
    // (12) to (20)
    let meanC = (first.chroma + second.chroma) / 2
    let meanH = isGrey ? first.angle + second.angle : mean(first.angle, second.angle)
    let light = (one.lightness + other.lightness) / 2 - 50
    let sL = 1 + 0.015 * light * light / (20 + light * light).squareRoot()
    let sC = 1 + 0.045 * meanC
    let sH = 1 + 0.015 * meanC * weight(ofHue: meanH)
    // (16), (21), (22)
    let rotation = 30 * exp(-pow((meanH - 275) / 25, 2))
    let rT = -2 * saturation(meanC) * sin(radians(2 * rotation))
    let (l, c, h) = (dL / sL, dC / sC, dH / sH)
    return (l * l + c * c + h * h + rT * c * h).squareRoot()
  }

  private static func weight(ofHue hue: Double) -> Double {
    1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue)) + 0.32 * cos(radians(3 * hue + 6))
      - 0.20 * cos(radians(4 * hue - 63))
  }

  private static func saturation(_ chroma: Double) -> Double {
    let seventh = pow(chroma, 7)
    return (seventh / (seventh + pow(25, 7))).squareRoot()
  }

  /// Returns the difference of the hue angles, in degrees; equation (10).
  private static func turn(from first: Double, to second: Double) -> Double {
    let turn = second - first
    return abs(turn) <= 180 ? turn : turn > 180 ? turn - 360 : turn + 360
  }

  /// Returns the mean hue angle, in degrees; equation (14).
  private static func mean(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    guard abs(first - second) > 180 else { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  private static func radians(_ degrees: Double) -> Double { degrees * (Double.pi / 180) }

  private struct Hue {
    let chroma: Double
    let angle: Double

    init(_ color: CIELab, stretch: Double) {
      let a = stretch * color.a
      chroma = (a * a + color.b * color.b).squareRoot()
      let degrees = a == 0 && color.b == 0 ? 0 : atan2(color.b, a) * (180 / Double.pi)
      angle = degrees >= 0 ? degrees : degrees + 360
    }
  }
}

extension CIELab {
  /// Creates the colour of a pixel blended with white. Uses the rounded constants of easyrgb.com, as color-diff does.
  init(rounded pixel: UInt32) {
    let light = LinearLight.onWhite(pixel)
    let (r, g, b) = (light.red * 100, light.green * 100, light.blue * 100)
    let x = Self.root((r * 0.4124 + g * 0.3576 + b * 0.1805) / 95.047)
    let y = Self.root((r * 0.2126 + g * 0.7152 + b * 0.0722) / 100)
    let z = Self.root((r * 0.0193 + g * 0.1192 + b * 0.9505) / 108.883)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  private static func root(_ value: Double) -> Double {
    value > 0.008856 ? pow(value, 1.0 / 3) : 7.787 * value + 16.0 / 116
  }

  var chroma: Double { (a * a + b * b).squareRoot() }

  /// Returns the ΔE of CIE76, which is the Euclidean distance.
  func distance(to other: CIELab) -> Double {
    let (dL, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (dL * dL + da * da + db * db).squareRoot()
  }
}
