#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A function from channel values to linear light, both from 0 to 1.
enum ToneCurve: Hashable, Sendable {
  case power(Double)
  /// The light at equally spaced values. There are at least two entries.
  case table([Double])
  /// (a·x + b)^gamma + e for x ≥ d, and c·x + f below.
  case parametric(gamma: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)

  /// The curve of sRGB (IEC 61966-2-1).
  static let sRGB = ToneCurve.parametric(
    gamma: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045, e: 0, f: 0)
  /// The inverse of the BT.709 and BT.2020 transfer function.
  static let video = ToneCurve.parametric(
    gamma: 1 / 0.45, a: 1 / 1.099, b: 0.099 / 1.099, c: 1 / 4.5, d: 0.081, e: 0, f: 0)

  /// Returns the linear light for a channel value, limited to 0 … 1 even if the curve is invalid.
  func light(of value: Double) -> Double {
    let light =
      switch self {
      case .power(let gamma): pow(value, gamma)
      case .table(let lights): Self.interpolated(lights, at: value)
      case .parametric(let gamma, let a, let b, let c, let d, let e, let f):
        value >= d ? pow(max(a * value + b, 0), gamma) + e : c * value + f
      }
    return light.isNaN ? 0 : min(max(light, 0), 1)
  }

  private static func interpolated(_ lights: [Double], at value: Double) -> Double {
    let place = min(max(value, 0), 1) * Double(lights.count - 1)
    let index = min(Int(place), lights.count - 2)
    return lights[index] + (lights[index + 1] - lights[index]) * (place - Double(index))
  }

  var lights: [Double] { (0...255).map { light(of: Double($0) / 255) } }
}
