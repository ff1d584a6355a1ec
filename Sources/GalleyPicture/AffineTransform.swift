/// A map of the plane that keeps lines straight: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
  /// x' for each x.
  public var a: Double
  /// y' for each x.
  public var b: Double
  /// x' for each y.
  public var c: Double
  /// y' for each y.
  public var d: Double
  /// x' at the origin, in points.
  public var tx: Double
  /// y' at the origin, in points.
  public var ty: Double

  /// A map from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that moves everything by `x` and `y` points.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The map that changes nothing.
  public static let identity = AffineTransform(translationX: 0, y: 0)

  /// Whether this only moves.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
