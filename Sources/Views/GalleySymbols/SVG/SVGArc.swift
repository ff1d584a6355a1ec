import GalleyGeometry
import GalleyPicture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct SVGArc {
  private let start: Point
  private let end: Point
  private var radii: (x: Double, y: Double)
  private let turn: Double
  private let isLarge: Bool
  private let isPositive: Bool

  init(
    from start: Point, to end: Point, radii: (Double, Double), degrees: Double, _ isLarge: Bool, _ isPositive: Bool
  ) {
    (self.start, self.end, self.radii) = (start, end, (radii.0, radii.1))
    turn = degrees * .pi / 180
    (self.isLarge, self.isPositive) = (isLarge, isPositive)
  }

  var elements: [Path.Element] {
    if start == end { return [] }
    guard radii.x > 1e-12, radii.y > 1e-12 else { return [.line(end)] }
    let (cosine, sine) = (cos(turn), sin(turn))
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    // Radii that are too small are scaled up (F.6.6).
    let reach = max(1, ((x / radii.x) * (x / radii.x) + (y / radii.y) * (y / radii.y)).squareRoot())
    let (rx, ry) = (radii.x * reach, radii.y * reach)
    let over = rx * rx * y * y + ry * ry * x * x
    let share = max(0, (rx * rx * ry * ry - over) / over).squareRoot() * (isLarge == isPositive ? -1 : 1)
    let (cx, cy) = (share * rx * y / ry, -share * ry * x / rx)
    let from = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - from
    if isPositive, sweep < 0 { sweep += 2 * .pi }
    if !isPositive, sweep > 0 { sweep -= 2 * .pi }
    let map = AffineTransform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
      tx: cosine * cx - sine * cy + (start.x + end.x) / 2, ty: sine * cx + cosine * cy + (start.y + end.y) / 2)
    return SVGArc.unit(from: from, sweep: sweep).map { $0.applying(map) }
  }

  private static func unit(from: Double, sweep: Double) -> [Path.Element] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let (first, last) = (from + Double(index) * step, from + Double(index + 1) * step)
      let (start, end) = (Point(x: cos(first), y: sin(first)), Point(x: cos(last), y: sin(last)))
      return .curve(
        control1: Point(x: start.x - handle * start.y, y: start.y + handle * start.x),
        control2: Point(x: end.x + handle * end.y, y: end.y - handle * end.x), end: end)
    }
  }
}
