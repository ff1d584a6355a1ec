public import GalleyGeometry

extension Paint {
  /// A gradient that depends on the distance from a point. It consists of concentric circles or similar ellipses.
  public struct RadialGradient: Hashable, Sendable {
    public var stops: [Stop]
    public var center: Point
    /// The horizontal radius at location 0, in points. The first colour fills the area inside it.
    public var startRadius: Double
    /// The horizontal radius at location 1, in points, always greater than ``startRadius``. The last colour fills the
    /// area outside it.
    public var endRadius: Double
    /// The ratio of the vertical to the horizontal radius; 1 is a circle.
    public var stretch: Double

    /// Creates a gradient around `center`. If the radius decreases, the stops are reversed. If both radii are the same,
    /// the gradient has a sharp edge.
    ///
    /// - Parameters:
    ///   - stops: The colours with their locations from 0 (`startRadius`) to 1 (`endRadius`).
    ///   - center: The centre, in the coordinates of the filled item.
    ///   - startRadius: The horizontal radius at location 0, in points.
    ///   - endRadius: The horizontal radius at location 1, in points. It may be smaller than `startRadius`.
    ///   - stretch: The ratio of the vertical to the horizontal radius (default: 1, a circle). A value that is not
    ///     positive and finite counts as 1.
    public init(stops: [Stop], center: Point, startRadius: Double, endRadius: Double, stretch: Double = 1) {
      let (start, end) = (Paint.radius(startRadius), Paint.radius(endRadius))
      let isFalling = end < start
      self.stops = isFalling ? stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) } : stops
      self.center = center
      self.startRadius = min(start, end)
      self.endRadius = max(max(start, end), min(start, end) + Paint.minimumRing)
      self.stretch = stretch.isFinite && stretch > 0 ? stretch : 1
    }
  }

  /// The minimum difference between the radii, in points. Renderers need two different radii, and a ring of this width
  /// is too thin to see.
  private static let minimumRing = 0.001

  private static func radius(_ radius: Double) -> Double { radius.isNaN ? 0 : min(max(0, radius), 1_000_000) }
}
