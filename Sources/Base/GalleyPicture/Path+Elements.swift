public import GalleyGeometry

extension Path {
  /// The path as elements. Rounded corners of both styles become quarter circles.
  package var asElements: [Element] {
    switch self {
    case .elements(let elements): elements
    case .rect(let rect): Path.corners(of: rect)
    case .ellipse: Outline.elements(of: self)
    case .roundedRect(let rect, let radius, _):
      Path.rounded(rect, min(radius, rect.width / 2), min(radius, rect.height / 2))
    }
  }

  public func applying(_ transform: AffineTransform) -> Path { .elements(asElements.map { $0.applying(transform) }) }

  private static func corners(of rect: Rect) -> [Element] {
    [
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
      .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// The length of the control arm of a quarter circle, relative to its radius.
  private static let handle = 0.5522847498307936

  private static func rounded(_ rect: Rect, _ x: Double, _ y: Double) -> [Element] {
    func corner(_ control1: (Double, Double), _ control2: (Double, Double), _ end: (Double, Double)) -> Element {
      .curve(
        control1: Point(x: control1.0, y: control1.1), control2: Point(x: control2.0, y: control2.1),
        end: Point(x: end.0, y: end.1))
    }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (shortX, shortY) = (x * (1 - handle), y * (1 - handle))
    return [
      .move(Point(x: left + x, y: top)), .line(Point(x: right - x, y: top)),
      corner((right - shortX, top), (right, top + shortY), (right, top + y)), .line(Point(x: right, y: bottom - y)),
      corner((right, bottom - shortY), (right - shortX, bottom), (right - x, bottom)),
      .line(Point(x: left + x, y: bottom)),
      corner((left + shortX, bottom), (left, bottom - shortY), (left, bottom - y)), .line(Point(x: left, y: top + y)),
      corner((left, top + shortY), (left + shortX, top), (left + x, top)), .close,
    ]
  }
}

extension Path.Element {
  package func applying(_ transform: AffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(transform(point))
    case .line(let point): .line(transform(point))
    case .curve(let control1, let control2, let end):
      .curve(control1: transform(control1), control2: transform(control2), end: transform(end))
    case .close: .close
    }
  }
}
