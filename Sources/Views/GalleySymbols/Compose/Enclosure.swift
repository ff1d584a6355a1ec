import GalleyGeometry
import GalleyPicture

/// "star.circle" is a star in a circle.
enum Enclosure: String, CaseIterable {
  case circle, square, rectangle, triangle, diamond, rhombus, capsule, pentagon, hexagon, octagon, shield, app

  var filled: Outline {
    switch self {
    case .circle: Enclosure.box(1.17, 1.17, radius: 0.585)
    case .square: Enclosure.box(1.06, 1.06, radius: 0.2)
    case .app: Enclosure.box(1.1, 1.1, radius: 0.27)
    case .rectangle: Enclosure.box(1.4, 1.06, radius: 0.17)
    case .capsule: Enclosure.box(1.5, 0.94, radius: 0.47)
    case .triangle:
      Enclosure.rounded([(0, -0.62), (0.68, 0.56), (-0.68, 0.56)], radius: 0.13).centered
    case .diamond: Enclosure.rounded([(0, -0.72), (0.72, 0), (0, 0.72), (-0.72, 0)], radius: 0.16)
    case .rhombus: Enclosure.rounded([(0, -0.7), (0.58, 0), (0, 0.7), (-0.58, 0)], radius: 0.14)
    case .pentagon:
      Enclosure.rounded(
        [(0, -0.66), (0.64, -0.19), (0.4, 0.56), (-0.4, 0.56), (-0.64, -0.19)], radius: 0.12
      ).centered
    case .hexagon:
      Enclosure.rounded(
        [(0, -0.66), (0.58, -0.33), (0.58, 0.33), (0, 0.66), (-0.58, 0.33), (-0.58, -0.33)], radius: 0.12)
    case .octagon:
      Enclosure.rounded(
        [
          (-0.24, -0.58), (0.24, -0.58), (0.58, -0.24), (0.58, 0.24), (0.24, 0.58), (-0.24, 0.58), (-0.58, 0.24),
          (-0.58, -0.24),
        ], radius: 0.08)
    case .shield: Enclosure.shieldOutline
    }
  }

  /// The space for the inner symbol, in ems. `y` is the offset of the inner symbol's centre below the origin.
  var space: (extent: Double, diagonal: Double, y: Double) {
    switch self {
    case .circle: (0.56, 0.72, 0)
    case .square, .app: (0.58, 0.76, 0)
    case .rectangle, .capsule: (0.6, 0.8, 0)
    case .triangle: (0.5, 0.58, 0.13)
    case .diamond, .rhombus: (0.52, 0.64, 0)
    case .pentagon: (0.52, 0.66, 0.05)
    case .hexagon, .octagon: (0.56, 0.7, 0)
    case .shield: (0.52, 0.66, -0.03)
    }
  }

  static func box(_ width: Double, _ height: Double, radius: Double) -> Outline {
    Outline(
      Path.roundedRect(
        Rect(x: -width / 2, y: -height / 2, width: width, height: height), cornerRadius: radius, style: .circular
      ).asElements)
  }

  private static var shieldOutline: Outline {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Outline([
      .move(point(0, -0.66)),
      .curve(control1: point(0.16, -0.54), control2: point(0.36, -0.5), end: point(0.54, -0.48)),
      .line(point(0.54, -0.02)),
      .curve(control1: point(0.54, 0.36), control2: point(0.26, 0.56), end: point(0, 0.66)),
      .curve(control1: point(-0.26, 0.56), control2: point(-0.54, 0.36), end: point(-0.54, -0.02)),
      .line(point(-0.54, -0.48)),
      .curve(control1: point(-0.36, -0.5), control2: point(-0.16, -0.54), end: point(0, -0.66)), .close,
    ])
  }

  static func rounded(_ corners: [(Double, Double)], radius: Double) -> Outline {
    let points = corners.map { Point(x: $0.0, y: $0.1) }
    var elements: [Path.Element] = []
    func toward(_ end: Point, from start: Point, _ distance: Double) -> Point {
      let (x, y) = (end.x - start.x, end.y - start.y)
      let share = distance / max((x * x + y * y).squareRoot(), 1e-9)
      return Point(x: start.x + x * share, y: start.y + y * share)
    }
    for (index, corner) in points.enumerated() {
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      let (start, end) = (toward(before, from: corner, radius), toward(after, from: corner, radius))
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      elements.append(
        .curve(
          control1: toward(corner, from: start, radius * 0.6), control2: toward(corner, from: end, radius * 0.6),
          end: end))
    }
    return Outline(elements + [.close])
  }
}
