public import GalleyGeometry

/// What fills a shape.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(RGBA)
  /// Colours that change along a line.
  case linearGradient(LinearGradient)

  /// The paint of a shape that is moved by `offset`.
  package func offsetBy(_ offset: Point) -> Paint {
    guard case .linearGradient(var gradient) = self else { return self }
    gradient.start = gradient.start + offset
    gradient.end = gradient.end + offset
    return .linearGradient(gradient)
  }

  /// Colours that change along a line and are constant across it.
  public struct LinearGradient: Hashable, Sendable {
    /// The colours, by rising location.
    public var stops: [Stop]
    /// Where location 0 lies; the first colour fills what is before it.
    public var start: Point
    /// Where location 1 lies; the last colour fills what is behind it.
    public var end: Point

    /// A gradient from `start` to `end`, in the coordinates of the item it fills.
    public init(stops: [Stop], start: Point, end: Point) {
      self.stops = stops
      self.start = start
      self.end = end
    }
  }

  /// A colour at a place of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: RGBA
    /// The place, 0 … 1.
    public var location: Double

    /// `color` at `location`.
    public init(color: RGBA, location: Double) {
      self.color = color
      self.location = location
    }
  }
}
