public import GalleyGeometry

public enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linearGradient(LinearGradient)
  case radialGradient(RadialGradient)
  case angularGradient(AngularGradient)
  case meshGradient(MeshGradient)

  package func offsetBy(_ offset: Point) -> Paint {
    switch self {
    case .color: return self
    case .linearGradient(var gradient):
      gradient.start = gradient.start + offset
      gradient.end = gradient.end + offset
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.center = gradient.center + offset
      return .radialGradient(gradient)
    case .angularGradient(var gradient):
      gradient.center = gradient.center + offset
      return .angularGradient(gradient)
    case .meshGradient(var gradient):
      gradient.points = gradient.points.map { $0 + offset }
      return .meshGradient(gradient)
    }
  }

  package var stops: [Stop] {
    switch self {
    case .color: []
    case .linearGradient(let gradient): gradient.stops
    case .radialGradient(let gradient): gradient.stops
    case .angularGradient(let gradient): gradient.stops
    case .meshGradient(let gradient): gradient.stops + [Stop(color: gradient.background, location: 1)]
    }
  }

  package func recolored(_ change: (RGBA) -> RGBA) -> Paint {
    func changed(_ stops: [Stop]) -> [Stop] { stops.map { Stop(color: change($0.color), location: $0.location) } }
    switch self {
    case .color(let color): return .color(change(color))
    case .linearGradient(var gradient):
      gradient.stops = changed(gradient.stops)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = changed(gradient.stops)
      return .radialGradient(gradient)
    case .angularGradient(var gradient):
      gradient.stops = changed(gradient.stops)
      return .angularGradient(gradient)
    case .meshGradient(var gradient):
      gradient.stops = changed(gradient.stops)
      gradient.background = change(gradient.background)
      return .meshGradient(gradient)
    }
  }

  package var greatestAlpha: Double {
    if case .color(let color) = self { return color.alpha }
    return stops.reduce(0) { max($0, $1.color.alpha) }
  }

  public struct LinearGradient: Hashable, Sendable {
    public var stops: [Stop]
    /// The point at location 0. The first colour fills the area before it.
    public var start: Point
    /// The point at location 1. The last colour fills the area after it.
    public var end: Point

    /// Creates a gradient from `start` to `end`, in the coordinates of the filled item.
    ///
    /// - Parameters:
    ///   - stops: The colours with their locations from 0 (`start`) to 1 (`end`).
    ///   - start: The point at location 0. The first colour fills the area before it.
    ///   - end: The point at location 1. The last colour fills the area after it.
    public init(stops: [Stop], start: Point, end: Point) {
      self.stops = stops
      self.start = start
      self.end = end
    }
  }

  public struct Stop: Hashable, Sendable {
    public var color: RGBA
    public var location: Double

    /// Creates a colour stop.
    ///
    /// - Parameters:
    ///   - color: The colour at `location`.
    ///   - location: The position along the gradient, from 0 (start) to 1 (end).
    public init(color: RGBA, location: Double) {
      self.color = color
      self.location = location
    }
  }
}
