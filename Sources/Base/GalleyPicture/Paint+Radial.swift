public import GalleyGeometry

extension Paint {
  /// Colours that change with the distance from a point: circles, or ellipses that are all alike.
  public struct RadialGradient: Hashable, Sendable {
    public var stops: [Stop]
    /// The middle, in the coordinates of the item it fills.
    public var center: Point
    /// How far from the middle location 0 lies, in points; the first colour fills what is nearer.
    public var startRadius: Double
    /// How far from the middle location 1 lies, in points: more than ``startRadius``. The last colour fills the rest.
    public var endRadius: Double
    /// How many times as far the colours reach down and up as they reach to the sides; 1 is a circle.
    public var stretch: Double

    /// A gradient around `center`. Radii that fall turn the colours round; equal ones make a sharp edge.
    public init(stops: [Stop], center: Point, startRadius: Double, endRadius: Double, stretch: Double = 1) {
      let (start, end) = (Paint.radius(startRadius), Paint.radius(endRadius))
      let isFalling = end < start
      self.stops = isFalling ? stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) } : stops
      self.center = center
      self.startRadius = min(start, end)
      self.endRadius = max(max(start, end), min(start, end) + Paint.leastRing)
      self.stretch = stretch.isFinite && stretch > 0 ? stretch : 1
    }
  }

  /// A ring that is thinner than anything that is drawn, in points: painters want two different radii.
  private static let leastRing = 0.001

  /// A radius that is a number, not negative, and no larger than any canvas needs.
  private static func radius(_ radius: Double) -> Double { radius.isNaN ? 0 : min(max(0, radius), 1_000_000) }
}
