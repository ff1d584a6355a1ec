#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A linear map of colours: each new component is a weighted sum of the old components plus a constant.
///
/// Components are sRGB from 0 to 1 and not premultiplied. Results are clamped to that range.
public struct ColorMatrix: Hashable, Sendable {
  /// The contribution of red to the new red, green, blue and alpha.
  public var red: SIMD4<Double>
  public var green: SIMD4<Double>
  public var blue: SIMD4<Double>
  public var alpha: SIMD4<Double>
  public var constant: SIMD4<Double>

  /// Creates the map from the contributions of each component. NaN counts as 0.
  ///
  /// - Parameters:
  ///   - red: The contribution of red to the new red, green, blue and alpha.
  ///   - green: The contribution of green to the new components.
  ///   - blue: The contribution of blue to the new components.
  ///   - alpha: The contribution of alpha to the new components (default: alpha is unchanged).
  ///   - constant: The value added to each new component, on the scale 0 to 1 (default: zero).
  public init(
    red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>, alpha: SIMD4<Double> = [0, 0, 0, 1],
    constant: SIMD4<Double> = .zero
  ) {
    func safe(_ column: SIMD4<Double>) -> SIMD4<Double> {
      // Larger factors would produce only black or white.
      SIMD4((0..<4).map { column[$0].isNaN ? 0 : min(max(-1e6, column[$0]), 1e6) })
    }
    (self.red, self.green, self.blue) = (safe(red), safe(green), safe(blue))
    (self.alpha, self.constant) = (safe(alpha), safe(constant))
  }

  public static let identity = ColorMatrix(red: [1, 0, 0, 0], green: [0, 1, 0, 0], blue: [0, 0, 1, 0])

  /// Whether the matrix leaves alpha unchanged. In this case, colours can be mapped before or after painting.
  package var keepsAlpha: Bool {
    alpha == [0, 0, 0, 1] && red.w == 0 && green.w == 0 && blue.w == 0 && constant.w == 0
  }

  /// Whether the result is multiplied by the alpha of the input, because soft edges would otherwise become hard.
  package var takesAlpha: Bool { alpha.w == 0 }

  public func callAsFunction(_ color: RGBA) -> RGBA {
    let sum = red * color.red + green * color.green + blue * color.blue + alpha * color.alpha + constant
    let kept = sum.clamped(lowerBound: .zero, upperBound: .one)
    return RGBA(red: kept.x, green: kept.y, blue: kept.z, alpha: takesAlpha ? kept.w * color.alpha : kept.w)
  }

  package var rows: [[Double]] {
    (0..<4).map { row in [red, green, blue, alpha, constant].map { $0[row] } }
  }
}

extension ColorMatrix {
  /// The weights of red, green and blue in the luminance (Rec. 709), as in SVG filters.
  private static let luminance = SIMD3<Double>(0.2126, 0.7152, 0.0722)

  /// Returns a change of saturation: 0 produces grey, 1 changes nothing, and larger values produce stronger colours.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let amount = amount.isFinite ? amount : 1
    func column(_ index: Int) -> SIMD4<Double> {
      var column = SIMD4<Double>(repeating: luminance[index] * (1 - amount))
      column[index] += amount
      column.w = 0
      return column
    }
    return ColorMatrix(red: column(0), green: column(1), blue: column(2))
  }

  public static func grayscale(_ amount: Double) -> ColorMatrix {
    saturation(1 - min(max(0, amount.isNaN ? 0 : amount), 1))
  }

  /// Returns a rotation of the hue that preserves the brightness.
  public static func hueRotation(radians: Double) -> ColorMatrix {
    let angle = radians.isFinite ? radians : 0
    let (c, s) = (cos(angle), sin(angle))
    let (r, g, b) = (luminance.x, luminance.y, luminance.z)
    // The matrix of SVG's hueRotate, <https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement>.
    return ColorMatrix(
      red: [r + c * (1 - r) - s * r, r - c * r + s * 0.143, r - c * r - s * (1 - r), 0],
      green: [g - c * g - s * g, g + c * (1 - g) + s * 0.140, g - c * g + s * g, 0],
      blue: [b - c * b + s * (1 - b), b - c * b - s * 0.283, b + c * (1 - b) + s * b, 0])
  }

  /// Returns a map that adds `amount`, clamped to −1…1, to red, green and blue.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    var matrix = identity
    let amount = amount.isNaN ? 0 : min(max(-1, amount), 1)
    matrix.constant = [amount, amount, amount, 0]
    return matrix
  }

  /// Returns a map that multiplies the distance of each component from 0.5 by `amount`.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    let amount = amount.isFinite ? min(max(-1000, amount), 1000) : 1
    let rest = 0.5 - 0.5 * amount
    return ColorMatrix(
      red: [amount, 0, 0, 0], green: [0, amount, 0, 0], blue: [0, 0, amount, 0], constant: [rest, rest, rest, 0])
  }

  public static func multiply(_ color: RGBA) -> ColorMatrix {
    ColorMatrix(
      red: [color.red, 0, 0, 0], green: [0, color.green, 0, 0], blue: [0, 0, color.blue, 0],
      alpha: [0, 0, 0, color.alpha])
  }

  public static let inversion = ColorMatrix(
    red: [-1, 0, 0, 0], green: [0, -1, 0, 0], blue: [0, 0, -1, 0], constant: [1, 1, 1, 0])

  public static let luminanceToAlpha = ColorMatrix(
    red: [0, 0, 0, luminance.x], green: [0, 0, 0, luminance.y], blue: [0, 0, 0, luminance.z], alpha: .zero)
}
