import GalleyGeometry

package enum Outline {
  package static func elements(of path: Path) -> [Path.Element] {
    switch path {
    case .rect(let rect): rectangle(rect)
    case .roundedRect(let rect, let radius, let style): roundedRectangle(rect, radius: radius, style: style)
    case .ellipse(let rect): ellipse(rect)
    case .elements(let elements): elements
    }
  }

  private static func rectangle(_ rect: Rect) -> [Path.Element] {
    [
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
      .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  private static func roundedRectangle(_ rect: Rect, radius: Double, style: RoundedCornerStyle) -> [Path.Element] {
    let halfSide = min(rect.width, rect.height) / 2
    let radius = min(radius, halfSide)
    guard radius > 0 else { return rectangle(rect) }
    let corner = style == .circular ? Corner.circular : Corner.continuous(radius: radius, halfSide: halfSide)
    let turns: [(Point, x: Double, y: Double, isFlipped: Bool)] = [
      (Point(x: rect.maxX, y: rect.minY), -1, 1, false), (Point(x: rect.maxX, y: rect.maxY), -1, -1, true),
      (Point(x: rect.minX, y: rect.maxY), 1, -1, false), (rect.origin, 1, 1, true),
    ]
    var elements: [Path.Element] = []
    for turn in turns {
      let points = (turn.isFlipped ? corner.reversed : corner).points.map { point in
        turn.0 + Point(x: point.x * radius * turn.x, y: point.y * radius * turn.y)
      }
      elements.append(elements.isEmpty ? .move(points[0]) : .line(points[0]))
      for start in stride(from: 1, to: points.count, by: 3) {
        elements.append(.curve(control1: points[start], control2: points[start + 1], end: points[start + 2]))
      }
    }
    return elements + [.close]
  }

  /// Returns an ellipse that starts on the right and runs clockwise on the screen, as in Core Graphics.
  private static func ellipse(_ rect: Rect) -> [Path.Element] {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Corner.kappa, ry * Corner.kappa)
    let (x, y) = (rect.midX, rect.midY)
    return [
      .move(Point(x: rect.maxX, y: y)),
      .curve(
        control1: Point(x: rect.maxX, y: y + ky), control2: Point(x: x + kx, y: rect.maxY),
        end: Point(x: x, y: rect.maxY)),
      .curve(
        control1: Point(x: x - kx, y: rect.maxY), control2: Point(x: rect.minX, y: y + ky),
        end: Point(x: rect.minX, y: y)),
      .curve(
        control1: Point(x: rect.minX, y: y - ky), control2: Point(x: x - kx, y: rect.minY),
        end: Point(x: x, y: rect.minY)),
      .curve(
        control1: Point(x: x + kx, y: rect.minY), control2: Point(x: rect.maxX, y: y - ky),
        end: Point(x: rect.maxX, y: y)),
      .close,
    ]
  }
}
