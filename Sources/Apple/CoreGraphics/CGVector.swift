/// A direction and a length, in points.
public struct CGVector: Hashable, Sendable {
  /// How far it goes across.
  public var dx: Double
  /// How far it goes down.
  public var dy: Double

  /// A direction that goes `dx` across and `dy` down.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }
  /// A direction that goes `dx` across and `dy` down.
  public init(dx: Int, dy: Int) { self.init(dx: Double(dx), dy: Double(dy)) }
  /// No direction.
  public init() { self.init(dx: 0.0, dy: 0.0) }
  /// No direction.
  public static let zero = CGVector()
}
