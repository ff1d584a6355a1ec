public struct CGVector: Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }
  public init(dx: Int, dy: Int) { self.init(dx: Double(dx), dy: Double(dy)) }
  public init() { self.init(dx: 0.0, dy: 0.0) }
  public static let zero = CGVector()
}
