public import GalleyGeometry

/// An outline. Rectangles, rounded rectangles and ellipses are separate cases, so that renderers can align their edges
/// with the pixel grid.
public enum Path: Hashable, Sendable {
  case rect(Rect)
  /// A rounded rectangle. The radius is limited to half the shorter side.
  case roundedRect(Rect, cornerRadius: Double, style: RoundedCornerStyle)
  case ellipse(Rect)
  case elements([Element])

  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(control1: Point, control2: Point, end: Point)
    case close
  }

  /// The bounding box of all points and control points.
  public var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
    case .elements(let elements): Path.bounds(of: elements)
    }
  }

  public func offsetBy(dx: Double, dy: Double) -> Path { offsetBy(Point(x: dx, y: dy)) }

  package func offsetBy(_ offset: Point) -> Path {
    switch self {
    case .rect(let rect): .rect(rect.offsetBy(offset))
    case .roundedRect(let rect, let radius, let style):
      .roundedRect(rect.offsetBy(offset), cornerRadius: radius, style: style)
    case .ellipse(let rect): .ellipse(rect.offsetBy(offset))
    case .elements(let elements): .elements(elements.map { $0.offsetBy(offset) })
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

extension Path.Element {
  fileprivate func offsetBy(_ offset: Point) -> Path.Element {
    switch self {
    case .move(let point): .move(point + offset)
    case .line(let point): .line(point + offset)
    case .curve(let control1, let control2, let end):
      .curve(control1: control1 + offset, control2: control2 + offset, end: end + offset)
    case .close: .close
    }
  }
}

public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}
