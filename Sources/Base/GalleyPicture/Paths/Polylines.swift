import GalleyGeometry

struct Polylines {
  struct Segment {
    let start: Point
    let end: Point
  }

  private(set) var segments: [Segment] = []

  init(_ path: Path, isClosed: Bool) {
    var (first, pen) = (Point.zero, Point.zero)
    for element in Outline.elements(of: path) {
      switch element {
      case .move(let point):
        if isClosed { add(pen, first) }
        (first, pen) = (point.onGrid, point.onGrid)
      case .line(let point):
        add(pen, point.onGrid)
        pen = point.onGrid
      case .curve(let control1, let control2, let end):
        for point in Polylines.points(pen, control1, control2, end) {
          add(pen, point)
          pen = point
        }
      case .close:
        add(pen, first)
        pen = first
      }
    }
    if isClosed { add(pen, first) }
  }

  func contains(_ point: Point, isEvenOdd: Bool) -> Bool {
    var winding = 0
    for line in segments where (line.start.y <= point.y) != (line.end.y <= point.y) {
      let share = (point.y - line.start.y) / (line.end.y - line.start.y)
      if line.start.x + share * (line.end.x - line.start.x) > point.x { winding += line.end.y > line.start.y ? 1 : -1 }
    }
    return isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  private mutating func add(_ start: Point, _ end: Point) {
    if start != end, start.isFinite, end.isFinite { segments.append(Segment(start: start, end: end)) }
  }

  /// The maximum distance between a curve and its chords, in points.
  private static let tolerance = 0.01
  private static let maximumLines = 256.0

  private static func points(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) -> [Point] {
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    let maximum = max(bend(start, control1, control2), bend(control1, control2, end))
    // A curve deviates from n chords with the same parameter length by at most 3⁄4 · maximum / n².
    let wanted = (0.75 * maximum / tolerance).squareRoot().rounded(.up)
    let count = wanted.isFinite ? Int(min(max(1, wanted), maximumLines)) : 1
    return (1...count).map { step in
      if step == count { return end.onGrid }
      let share = Double(step) / Double(count)
      let rest = 1 - share
      let weights = (rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share)
      return Point(
        x: weights.0 * start.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * end.x,
        y: weights.0 * start.y + weights.1 * control1.y + weights.2 * control2.y + weights.3 * end.y
      ).onGrid
    }
  }
}

extension Point {
  /// The point rounded to a grid, so that points that should coincide become identical.
  var onGrid: Point { Point(x: Point.onGrid(x), y: Point.onGrid(y)) }

  /// The number of grid steps per point. It is a power of two, so that grid positions are exact.
  private static let steps = 65536.0

  // Adding 0 turns −0 into 0. As a dictionary key, −0 would differ from 0.
  private static func onGrid(_ value: Double) -> Double { (value * steps).rounded() / steps + 0 }

  var isFinite: Bool { x.isFinite && y.isFinite }
}
