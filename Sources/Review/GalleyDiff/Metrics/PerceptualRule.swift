#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension PixelMetric {
  /// The colour difference ΔE of CIE94 with the weights for graphic arts. The first image is the reference.
  ///
  /// The threshold is a ΔE (default: 1, which is just noticeable). Thin strokes, such as rings, lines and small text,
  /// may move by up to half a pixel, because the resulting changes in antialiasing are not counted.
  public static let perceptual = PixelMetric(PerceptualRule.self)
}

struct PerceptualRule: DifferenceRule, MetricDefinition {
  static var name: String { "perceptual" }
  static var defaultThreshold: Double? { 1 }

  private let threshold: Double

  init(threshold: Double) { self.threshold = threshold }

  func verdict(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelVerdict {
    let (one, other) = (CIELab(first), CIELab(second))
    guard one.difference(to: other) > threshold else { return .same }
    return one.lightness > other.lightness ? .darker : .different
  }

  @inline(__always)
  func brightness(of center: UInt32, above neighbour: UInt32, at index: Int) -> Double {
    ColorStep(center, neighbour, at: index, on: .white).luma
  }

  static func outcome(of pair: PixelPair, by settings: MetricSettings) -> MetricOutcome {
    let rule = PerceptualRule(threshold: settings.threshold)
    let edges = Antialiasing(rule: rule, kind: .sameEnd, first: pair.first, second: pair.second, size: pair.size)
    return pair.outcome(rule, edges: StrokeSmoothing(edges: edges, pair), by: settings)
  }
}

/// Detects pixels that differ only in the antialiasing of an edge or of a stroke that is too thin to contain a pixel of
/// its full colour.
struct StrokeSmoothing<Edges: EdgeDetector>: EdgeDetector {
  private let edges: Edges
  private let smoothing: Smoothing

  /// The distances to examine, in pixels: to the other side of thin strokes, of small letters, and of large letters or
  /// icons.
  private static var reaches: [Int] { [3, 5, 9] }
  /// The maximum fraction of the brightness change that may remain after brighter and darker pixels cancel out.
  private static var imbalance: Double { 0.6 }

  init(edges: Edges, _ pair: PixelPair) {
    self.edges = edges
    smoothing = Smoothing(pair.first, pair.second, width: pair.size.width, height: pair.size.height)
  }

  func covers(_ x: Int, _ y: Int) -> Bool {
    if edges.covers(x, y) { return true }
    guard smoothing.explains(x, y) else { return false }
    // A moved stroke gains on one side what it loses on the other. A stroke with a new colour or width does not.
    return smoothing.isBetweenUnchanged(x, y)
      || Self.reaches.contains { reach in
        let steps = smoothing.steps(around: x, y, reach: reach)
        return abs(steps.sum) <= steps.size * Self.imbalance
      }
  }
}

/// A colour in CIE L*a*b*, relative to the white point of sRGB.
struct CIELab {
  /// The lightness, from 0 (black) to 100 (white).
  let lightness: Double
  let a: Double
  let b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ pixel: UInt32) {
    let (red, green, blue) = LinearLight.onWhite(pixel)
    let x = Self.compressed((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950489)
    let y = Self.compressed(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = Self.compressed((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088840)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The function f of CIE L*a*b*, which is linear below 216/24389 by definition.
  private static func compressed(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }

  /// Returns the ΔE of CIE94 for graphic arts. This colour is the reference.
  func difference(to other: CIELab) -> Double {
    let (dL, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    let chroma = (a * a + b * b).squareRoot()
    let dC = chroma - (other.a * other.a + other.b * other.b).squareRoot()
    let dH2 = max(0, da * da + db * db - dC * dC)
    let (sC, sH) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    return (dL * dL + (dC / sC) * (dC / sC) + dH2 / (sH * sH)).squareRoot()
  }
}
