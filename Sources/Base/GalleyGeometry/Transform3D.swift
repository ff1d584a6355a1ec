#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A 4 × 4 transform of space. A point is a row vector [x y z 1] that is multiplied from the left.
public struct Transform3D: Hashable, Sendable {
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
  /// The third row. Setting m34 to −1/distance adds perspective for a viewer at that distance.
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
  public var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

  public init() {}

  /// Creates a translation.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  ///   - z: The distance along the third axis, in points. It is visible only with perspective.
  public init(translationX x: Double, y: Double, z: Double) { (m41, m42, m43) = (x, y, z) }

  public init(scaleX x: Double, y: Double, z: Double) { (m11, m22, m33) = (x, y, z) }

  /// Creates a rotation by `angle` radians about an axis through the origin, or the identity if the axis has no length.
  ///
  /// - Parameters:
  ///   - angle: The angle, in radians. If it is not finite, the result is the identity.
  ///   - x: The horizontal component of the axis. The axis need not have unit length.
  ///   - y: The vertical component of the axis.
  ///   - z: The component of the axis perpendicular to the screen. (0, 0, 1) rotates within the screen plane.
  public init(rotationAngle angle: Double, x: Double, y: Double, z: Double) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    (m11, m12, m13) = (cosine + x * x * rest, y * x * rest + z * sine, z * x * rest - y * sine)
    (m21, m22, m23) = (x * y * rest - z * sine, cosine + y * y * rest, z * y * rest + x * sine)
    (m31, m32, m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
  }

  public func concatenating(_ outer: Transform3D) -> Transform3D {
    Transform3D(
      rows: rows.map { row in (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * outer.rows[$1][column] } } })
  }

  private var rows: [[Double]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  private init(rows: [[Double]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}
