public import GalleyGeometry

/// An outline.
///
/// The shapes interface is made of keep their names, so that a painter can put their edges on the pixel grid;
/// everything else is a list of elements.
public enum Path: Hashable, Sendable {
  /// A rectangle.
  case rect(Rect)
  /// A rectangle with rounded corners; the radius is at most half the shorter side.
  case roundedRect(Rect, cornerRadius: Double, style: RoundedCornerStyle)
  /// The ellipse that touches the four sides of the rectangle.
  case ellipse(Rect)
  /// Lines and curves.
  case elements([Element])

  /// A step of an outline.
  public enum Element: Hashable, Sendable {
    /// Lifts the pen to a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve to `end`.
    case curve(control1: Point, control2: Point, end: Point)
    /// A straight line back to where the pen was last lifted to.
    case close
  }

  /// The smallest upright rectangle that holds every point and control point.
  public var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
    case .elements(let elements): Path.bounds(of: elements)
    }
  }

  private static func bounds(of elements: [Element]) -> Rect {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let control1, let control2, let end): points += [control1, control2, end]
      case .close: break
      }
    }
    guard let first = points.first else { return .zero }
    return points.reduce(Rect(origin: first)) { $0.union(Rect(origin: $1)) }
  }
}

/// How a rounded corner meets its sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A corner whose curvature grows and falls smoothly, as on Apple's interfaces.
  case continuous
}
