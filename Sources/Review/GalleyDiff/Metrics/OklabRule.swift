#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension PixelMetric {
  /// The sum of the lightness and the chroma difference in Oklab, as in pixelmatch versions after 7.2.
  ///
  /// The threshold is a distance, where black and white are 1 apart (default: 0.1).
  public static let oklab = PixelMetric(OklabRule.self)
}

/// The rule of the metric. It uses the lightness that Björn Ottosson defined for Okhsl.
struct OklabRule: DifferenceRule, MetricDefinition {
  static var name: String { "oklab-hyab" }
  static var defaultThreshold: Double? { 0.1 }
  static var knowsBackdrop: Bool { true }

  let backdrop: Backdrop
  private let threshold: Double

  init(threshold: Double, backdrop: Backdrop) {
    self.threshold = threshold
    self.backdrop = backdrop
  }

  @inline(__always)
  func verdict(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelVerdict {
    let (one, other) = (Oklab(first, at: index, on: backdrop), Oklab(second, at: index, on: backdrop))
    let lightness = one.lightness - other.lightness
    let rest = threshold - abs(lightness)
    if rest > 0, one.squaredChroma(to: other) <= rest * rest { return .same }
    return lightness > 0 ? .darker : .different
  }

  @inline(__always)
  func brightness(of center: UInt32, above neighbour: UInt32, at index: Int) -> Double {
    let luma = ColorStep(center, neighbour, at: index, on: .white).luma
    return luma == 0 && center >> 24 != neighbour >> 24 ? (center.alpha - neighbour.alpha) / 2 : luma
  }

  static func outcome(of pair: PixelPair, by settings: MetricSettings) -> MetricOutcome {
    let rule = OklabRule(threshold: settings.threshold, backdrop: settings.backdrop)
    return pair.outcome(rule, smoothing: .sameEnd, by: settings)
  }
}

/// A colour, stored as cone responses. All sums are computed in the same order as in pixelmatch, because the counts
/// must be identical to the last pixel.
struct Oklab {
  let lightness: Double
  private let l: Double
  private let m: Double
  private let s: Double

  @inline(__always)
  init(_ pixel: UInt32, at index: Int, on backdrop: Backdrop) {
    let (red, green, blue) = Self.linear(pixel, at: index, on: backdrop)
    l = CubeRoot.of(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    m = CubeRoot.of(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    s = CubeRoot.of(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = Self.toe(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s)
  }

  /// Returns the squared distance in the a-b plane, whose axes run from green to red and from blue to yellow.
  @inline(__always)
  func squaredChroma(to other: Oklab) -> Double {
    let (l, m, s) = (l - other.l, m - other.m, s - other.s)
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    return a * a + b * b
  }

  @inline(__always)
  private static func toe(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let shifted = k3 * lightness - k1
    return 0.5 * (shifted + (shifted * shifted + 4 * k2 * k3 * lightness).squareRoot())
  }

  @inline(__always)
  private static func linear(
    _ pixel: UInt32, at index: Int, on backdrop: Backdrop
  ) -> (red: Double, green: Double, blue: Double) {
    if pixel.isOpaque { return LinearLight.onWhite(pixel) }
    let (behind, front, rest) = (backdrop.color(at: index), pixel.alpha, 255 - pixel.alpha)
    return (
      LinearLight.between((pixel.red * front + behind.red * rest) / 255),
      LinearLight.between((pixel.green * front + behind.green * rest) / 255),
      LinearLight.between((pixel.blue * front + behind.blue * rest) / 255)
    )
  }
}

enum LinearLight {
  static let ofByte: [Double] = (0...255).map { of(Double($0)) }

  static func onWhite(_ pixel: UInt32) -> (red: Double, green: Double, blue: Double) {
    if pixel.isOpaque {
      return (ofByte[Int(pixel & 0xFF)], ofByte[Int(pixel >> 8 & 0xFF)], ofByte[Int(pixel >> 16 & 0xFF)])
    }
    let channels = pixel.onWhite
    return (of(channels.red), of(channels.green), of(channels.blue))
  }

  @inline(__always)
  static func between(_ channel: Double) -> Double {
    let index = Int(channel)
    let (low, high) = (ofByte[index], ofByte[min(index + 1, 255)])
    return low + (high - low) * (channel - Double(index))
  }

  static func of(_ channel: Double) -> Double {
    let value = channel / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}

/// Cube roots of 0 … 1, from a table of 4,096 steps with linear interpolation.
enum CubeRoot {
  private static let steps = 4096
  private static let table: [Double] = (0...(steps + 1)).map { cbrt(Double($0) / Double(steps)) }

  @inline(__always)
  static func of(_ value: Double) -> Double {
    let place = max(0, value) * Double(steps)
    let index = min(Int(place), steps)
    return table[index] + (table[index + 1] - table[index]) * (place - Double(index))
  }
}
