import GalleyGeometry
import GalleyPicture

extension DrawnName {
  var outline: Outline { grid.scaled(by: 1.0 / 17) }

  private static let stroke = 2.0
  private static let gap = 1.2

  private var grid: Outline {
    switch self {
    case .apple: DrawnName.appleOutline
    case .eraser: DrawnName.block(from: -8.6, to: -3.4) + DrawnName.block(from: -2.2, to: 8.6)
    case .flip:
      // At a sharper tip, `grown(by:)` does not move the point, so a hollow outline would have no edge there.
      Enclosure.rounded([(-1.6, -8), (-1.6, 8), (-10.6, 8), (-10.6, 6.2), (-4, -8)], radius: 0.8).clockwise
        + Enclosure.rounded([(1.6, -8), (4, -8), (10.6, 6.2), (10.6, 8), (1.6, 8)], radius: 0.8).clockwise
    case .end: DrawnName.head(at: -5.5) + DrawnName.bar(at: 6.5)
    case .ends: DrawnName.head(at: -10.5) + DrawnName.head(at: -1.5) + DrawnName.bar(at: 9)
    case .discOnLine: Enclosure.box(12, 12, radius: 6) + DrawnName.lines
    case .ringOnLine: DrawnName.frame(12, 12, radius: 6) + DrawnName.lines
    case .squareBottom: DrawnName.framed(18, 18, radius: 3.2, share: (1, 0.36), toward: (0, 1))
    case .squareTop: DrawnName.framed(18, 18, radius: 3.2, share: (1, 0.36), toward: (0, -1))
    case .squareLeft: DrawnName.framed(18, 18, radius: 3.2, share: (0.36, 1), toward: (-1, 0))
    case .squareRight: DrawnName.framed(18, 18, radius: 3.2, share: (0.36, 1), toward: (1, 0))
    case .portraitBottom: DrawnName.framed(14, 20, radius: 2.8, share: (1, 0.34), toward: (0, 1))
    case .phoneBottom: DrawnName.framed(13, 22, radius: 3.4, share: (1, 0.3), toward: (0, 1))
    }
  }

  private static var appleOutline: Outline {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x - 12, y: y - 12) }
    func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) -> Path.Element {
      .curve(control1: point(x1, y1), control2: point(x2, y2), end: point(x, y))
    }
    return Outline([
      .move(point(12, 7.4)), curve(13.2, 6.6, 14.6, 6.2, 16, 6.4), curve(18.6, 6.8, 20, 9, 20, 12),
      curve(20, 16.4, 16.8, 21.4, 14.6, 21.4), curve(13.6, 21.4, 13, 20.8, 12, 20.8),
      curve(11, 20.8, 10.4, 21.4, 9.4, 21.4), curve(7.2, 21.4, 4, 16.4, 4, 12), curve(4, 9, 5.4, 6.8, 8, 6.4),
      curve(9.4, 6.2, 10.8, 6.6, 12, 7.4), .close,
      .move(point(12.1, 5.6)), curve(12, 3.2, 13.4, 1.6, 15.8, 1.4), curve(15.9, 3.8, 14.5, 5.4, 12.1, 5.6), .close,
    ])
  }

  private static func block(from start: Double, to end: Double) -> Outline {
    let (half, turn) = (4.4, 0.5.squareRoot())
    let corners = [(start, -half), (end, -half), (end, half), (start, half)].map { along, across in
      ((along + across) * turn, (across - along) * turn)
    }
    return Enclosure.rounded(corners, radius: 1.2).clockwise
  }

  private static func head(at x: Double) -> Outline {
    Enclosure.rounded([(x, -7), (x + 9.5, 0), (x, 7)], radius: 1.4).clockwise
  }

  private static func bar(at x: Double) -> Outline { Enclosure.box(2.4, 14, radius: 1.2).moved(x: x, y: 0) }

  private static var lines: Outline {
    let line = Enclosure.box(4.6, stroke, radius: stroke / 2)
    return line.moved(x: -9.4, y: 0) + line.moved(x: 9.4, y: 0)
  }

  private static func frame(_ width: Double, _ height: Double, radius: Double) -> Outline {
    Enclosure.box(width, height, radius: radius)
      + Enclosure.box(width - 2 * stroke, height - 2 * stroke, radius: max(0, radius - stroke)).reversed
  }

  private static func framed(
    _ width: Double, _ height: Double, radius: Double, share: (Double, Double), toward side: (Double, Double)
  ) -> Outline {
    let inside = (width - 2 * (stroke + gap), height - 2 * (stroke + gap))
    let size = (inside.0 * share.0, inside.1 * share.1)
    let part = Enclosure.box(size.0, size.1, radius: 0.8)
      .moved(x: side.0 * (inside.0 - size.0) / 2, y: side.1 * (inside.1 - size.1) / 2)
    return frame(width, height, radius: radius) + part
  }
}
