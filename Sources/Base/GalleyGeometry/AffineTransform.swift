#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An affine transform of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  /// Creates a transform from the coefficients of x' = a·x + c·y + tx and y' = b·x + d·y + ty.
  ///
  /// - Parameters:
  ///   - a: The contribution of x to x', for example the horizontal scale.
  ///   - b: The contribution of x to y'.
  ///   - c: The contribution of y to x'.
  ///   - d: The contribution of y to y', for example the vertical scale.
  ///   - tx: The horizontal translation, in points; positive values move right.
  ///   - ty: The vertical translation, in points; positive values move down.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a translation.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  public static let identity = AffineTransform(translationX: 0, y: 0)

  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Creates a scaling about the origin.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor; 1 keeps the width, and negative values mirror.
  ///   - y: The vertical factor; 1 keeps the height, and negative values mirror.
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin by `angle` radians, clockwise because y points down.
  public init(rotationAngle angle: Double) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns this transform applied about `point` instead of the origin.
  public func around(_ point: Point) -> AffineTransform {
    AffineTransform(translationX: -point.x, y: -point.y)
      .followed(by: self).followed(by: AffineTransform(translationX: point.x, y: point.y))
  }

  public func followed(by outer: AffineTransform) -> AffineTransform {
    if isTranslation, outer.isTranslation { return AffineTransform(translationX: tx + outer.tx, y: ty + outer.ty) }
    return AffineTransform(
      a: outer.a * a + outer.c * b, b: outer.b * a + outer.d * b,
      c: outer.a * c + outer.c * d, d: outer.b * c + outer.d * d,
      tx: outer.a * tx + outer.c * ty + outer.tx, ty: outer.b * tx + outer.d * ty + outer.ty)
  }

  public func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the bounding box of the transformed `rect`.
  public func callAsFunction(_ rect: Rect) -> Rect {
    // Adding and subtracting corners could change the size because of rounding errors.
    if isTranslation { return rect.offsetBy(Point(x: tx, y: ty)) }
    let corners = [
      Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ]
    return corners.reduce(Rect(origin: self(rect.origin))) { $0.union(Rect(origin: self($1))) }
  }

  public var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
  }

  public var inverse: AffineTransform? {
    guard isInvertible else { return nil }
    let determinant = a * d - b * c
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
