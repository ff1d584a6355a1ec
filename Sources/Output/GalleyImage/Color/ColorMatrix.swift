struct ColorMatrix: Hashable, Sendable {
  private let rows: [Double]

  init(columns red: [Double], _ green: [Double], _ blue: [Double]) {
    rows = (0..<3).flatMap { [red[$0], green[$0], blue[$0]] }
  }

  private init(rows: [Double]) { self.rows = rows }

  static let identity = ColorMatrix(rows: [1, 0, 0, 0, 1, 0, 0, 0, 1])

  subscript(row: Int, column: Int) -> Double { rows[row * 3 + column] }

  func times(_ vector: [Double]) -> [Double] {
    (0..<3).map { row in self[row, 0] * vector[0] + self[row, 1] * vector[1] + self[row, 2] * vector[2] }
  }

  func after(_ first: ColorMatrix) -> ColorMatrix {
    ColorMatrix(
      rows: (0..<9).map { place in
        (0..<3).reduce(0) { $0 + self[place / 3, $1] * first[$1, place % 3] }
      })
  }

  var inverse: ColorMatrix? {
    func minor(_ row: Int, _ column: Int) -> Double {
      let (r1, r2, c1, c2) = ((row + 1) % 3, (row + 2) % 3, (column + 1) % 3, (column + 2) % 3)
      return self[r1, c1] * self[r2, c2] - self[r1, c2] * self[r2, c1]
    }
    let determinant = (0..<3).reduce(0) { $0 + self[0, $1] * minor(0, $1) }
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
    return ColorMatrix(rows: (0..<9).map { minor($0 % 3, $0 / 3) / determinant })
  }

  var distanceFromIdentity: Double {
    zip(rows, Self.identity.rows).map { abs($0 - $1) }.max() ?? 0
  }
}

extension ColorMatrix {
  /// A point in the CIE 1931 chromaticity diagram.
  struct Chromaticity: Hashable, Sendable {
    let x: Double
    let y: Double

    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

    /// The colour in XYZ with Y = 1, or nil if no light has this chromaticity.
    fileprivate var light: [Double]? { y > 1e-6 && x.isFinite ? [x / y, 1, (1 - x - y) / y] : nil }
  }

  /// D50, the white point of ICC profiles.
  private static let white = [0.9642, 1, 0.8249]

  /// Creates a matrix from linear RGB to XYZ under D50, with Bradford adaptation. Fails if the primaries do not span a
  /// colour space.
  init?(red: Chromaticity, green: Chromaticity, blue: Chromaticity, white: Chromaticity) {
    guard let red = red.light, let green = green.light, let blue = blue.light, let own = white.light,
      let scale = ColorMatrix(columns: red, green, blue).inverse?.times(own),
      let adaptation = ColorMatrix.adaptation(from: own)
    else { return nil }
    let scaled = zip([red, green, blue], scale).map { light, scale in light.map { $0 * scale } }
    self = adaptation.after(ColorMatrix(columns: scaled[0], scaled[1], scaled[2]))
  }

  private static func adaptation(from white: [Double]) -> ColorMatrix? {
    let cones = ColorMatrix(rows: [0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296])
    guard let back = cones.inverse else { return nil }
    let (own, profile) = (cones.times(white), cones.times(Self.white))
    guard own.allSatisfy({ abs($0) > 1e-9 }) else { return nil }
    let scale = zip(profile, own).map { $0 / $1 }
    return back.after(ColorMatrix(rows: [scale[0], 0, 0, 0, scale[1], 0, 0, 0, scale[2]]).after(cones))
  }

  /// D65, the white point of screens.
  static let daylight = Chromaticity(0.3127, 0.3290)

  static let sRGB =
    ColorMatrix(
      red: Chromaticity(0.64, 0.33), green: Chromaticity(0.30, 0.60), blue: Chromaticity(0.15, 0.06), white: daylight)
    ?? .identity
}
