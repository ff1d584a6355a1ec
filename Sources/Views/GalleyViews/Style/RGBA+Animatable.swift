public import GalleyMotion
public import GalleyPicture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension RGBA: Animatable {
  /// Lightness, the two opponent axes of Oklab, and alpha, in 128ths.
  ///
  /// SwiftUI interpolates colours in a perceptual space. Oklab was published by Björn Ottosson:
  /// <https://bottosson.github.io/posts/oklab/>.
  public var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>> {
    get {
      let (l, a, b) = Oklab.coordinates(red: red, green: green, blue: blue)
      return AnimatablePair(l, AnimatablePair(a, AnimatablePair(b, alpha))).scaled(by: unitScale)
    }
    set {
      let data = newValue.scaled(by: 1 / unitScale)
      let (red, green, blue) = Oklab.components(data.first, data.second.first, data.second.second.first)
      self = RGBA(red: red, green: green, blue: blue, alpha: min(max(data.second.second.second, 0), 1))
    }
  }
}

private enum Oklab {
  static func coordinates(red: Double, green: Double, blue: Double) -> (Double, Double, Double) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return (
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
    )
  }

  static func components(_ lightness: Double, _ a: Double, _ b: Double) -> (Double, Double, Double) {
    func cube(_ root: Double) -> Double { root * root * root }
    let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
    return (
      encoded(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
      encoded(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
      encoded(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s)
    )
  }

  private static func linear(_ component: Double) -> Double {
    component <= 0.040_45 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    let component = light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return min(max(component, 0), 1)
  }
}
