/// A projective transform: the row vector [x y 1] is multiplied from the left, and x and y are divided by the third
/// component.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11 = 1.0
  public var m12 = 0.0
  public var m13 = 0.0
  public var m21 = 0.0
  public var m22 = 1.0
  public var m23 = 0.0
  public var m31 = 0.0
  public var m32 = 0.0
  public var m33 = 1.0

  public init() {}

  public init(_ transform: AffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Creates the projection of a transform in space onto the plane z = 0, seen from the front.
  public init(_ transform: Transform3D) {
    (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
    (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
    (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The equivalent affine transform, or nil if the transform has perspective.
  public var affine: AffineTransform? {
    isAffine ? AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  private var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The inverse transform, or nil if the plane is seen edge-on.
  public var inverse: ProjectionTransform? {
    let determinant = determinant
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    var back = ProjectionTransform()
    (back.m11, back.m12) = ((m22 * m33 - m23 * m32) / determinant, (m13 * m32 - m12 * m33) / determinant)
    (back.m13, back.m21) = ((m12 * m23 - m13 * m22) / determinant, (m23 * m31 - m21 * m33) / determinant)
    (back.m22, back.m23) = ((m11 * m33 - m13 * m31) / determinant, (m13 * m21 - m11 * m23) / determinant)
    (back.m31, back.m32) = ((m21 * m32 - m22 * m31) / determinant, (m12 * m31 - m11 * m32) / determinant)
    back.m33 = (m11 * m22 - m12 * m21) / determinant
    return back
  }

  /// Inverts the transform. If there is no inverse, returns false and changes nothing.
  @discardableResult
  public mutating func invert() -> Bool {
    guard let inverse else { return false }
    self = inverse
    return true
  }

  public func inverted() -> ProjectionTransform { inverse ?? self }

  public func concatenating(_ outer: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
      (
        x * outer.m11 + y * outer.m21 + w * outer.m31, x * outer.m12 + y * outer.m22 + w * outer.m32,
        x * outer.m13 + y * outer.m23 + w * outer.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  public func around(_ point: Point) -> ProjectionTransform {
    ProjectionTransform(AffineTransform(translationX: -point.x, y: -point.y))
      .concatenating(self)
      .concatenating(ProjectionTransform(AffineTransform(translationX: point.x, y: point.y)))
  }

  package func distance(of point: Point) -> Double { point.x * m13 + point.y * m23 + m33 }

  /// Returns the projected point, or nil if it is behind the viewer or too near.
  public func callAsFunction(_ point: Point) -> Point? {
    let distance = distance(of: point)
    guard distance > ProjectionTransform.nearest else { return nil }
    return Point(
      x: (point.x * m11 + point.y * m21 + m31) / distance, y: (point.x * m12 + point.y * m22 + m32) / distance)
  }

  /// The distance of the near limit, as a fraction of the plane's distance.
  package static let nearest = 0.01

  /// Returns the bounding box of the visible part of `rect`, or nil if no part is visible.
  public func callAsFunction(_ rect: Rect) -> Rect? {
    seen(of: [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ])
  }

  private func seen(of corners: [Point]) -> Rect? {
    // Sides that extend behind the viewer are clipped slightly in front of the near limit.
    let nearest = ProjectionTransform.nearest * 1.001
    var points: [Point] = []
    for (index, start) in corners.enumerated() {
      let end = corners[(index + 1) % corners.count]
      let (near, far) = (distance(of: start), distance(of: end))
      if near > nearest { points.append(start) }
      if (near > nearest) != (far > nearest) {
        let share = (nearest * 1.001 - near) / (far - near)
        points.append(Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      }
    }
    let places = points.compactMap { self($0) }.filter { $0.x.isFinite && $0.y.isFinite }
    guard let first = places.first else { return nil }
    return places.dropFirst().reduce(Rect(origin: first)) { $0.union(Rect(origin: $1)) }
  }
}
