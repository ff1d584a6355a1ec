import GalleyGeometry

extension Path {
  /// Returns the part of the outline between two fractions of its length. The result is empty unless `start` is less
  /// than `end`.
  ///
  /// - Parameters:
  ///   - start: The fraction of the length at which the part starts, 0 … 1.
  ///   - end: The fraction of the length at which the part ends, 0 … 1.
  public func trimmedPath(from start: Double, to end: Double) -> Path {
    let (start, end) = (Path.share(start), Path.share(end))
    if start >= end { return Path() }
    if start == 0, end == 1 { return self }
    let pieces = pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0 else { return Path() }
    var path = Path()
    var before = 0.0
    var pen: Point?
    for piece in pieces where piece.length > 0 {
      let range = (max(0, start * total - before), min(piece.length, end * total - before))
      before += piece.length
      guard range.0 < range.1 else { continue }
      let part = piece.part(from: range.0 / piece.length, to: range.1 / piece.length)
      if pen != part.start { path.move(to: part.start) }
      path.addCurve(to: part.end, control1: part.control1, control2: part.control2)
      pen = part.end
    }
    return path
  }

  private static func share(_ value: Double) -> Double { value.isNaN ? 0 : min(max(0, value), 1) }

  private var pieces: [CurvePiece] {
    var pieces: [CurvePiece] = []
    var (first, pen) = (Point.zero, Point.zero)
    for step in steps {
      switch step {
      case .move(let point): (first, pen) = (point, point)
      case .line(let point):
        pieces.append(CurvePiece(from: pen, to: point))
        pen = point
      case .curve(let control1, let control2, let end):
        pieces.append(CurvePiece(start: pen, control1: control1, control2: control2, end: end))
        pen = end
      case .close:
        pieces.append(CurvePiece(from: pen, to: first))
        pen = first
      }
    }
    return pieces
  }
}

private struct CurvePiece {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point
  let length: Double

  init(start: Point, control1: Point, control2: Point, end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    let curve = (start, control1, control2, end)
    let places = (0...CurvePiece.steps).map { CurvePiece.point(curve, Double($0) / Double(CurvePiece.steps)) }
    length = zip(places, places.dropFirst()).reduce(0) { $0 + CurvePiece.distance($1.0, $1.1) }
  }

  init(from start: Point, to end: Point) {
    let way = end - start
    self.init(
      start: start, control1: start + Point(x: way.x / 3, y: way.y / 3),
      control2: start + Point(x: way.x * 2 / 3, y: way.y * 2 / 3), end: end)
  }

  private static let steps = 32

  func part(from first: Double, to last: Double) -> CurvePiece {
    let (first, last) = (parameter(at: first), parameter(at: last))
    let tail = split(at: first).1
    return first >= 1 ? tail : tail.split(at: (last - first) / (1 - first)).0
  }

  private func parameter(at share: Double) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    var walked = 0.0
    var place = start
    for step in 1...CurvePiece.steps {
      let next = CurvePiece.point((start, control1, control2, end), Double(step) / Double(CurvePiece.steps))
      let reach = CurvePiece.distance(place, next)
      if walked + reach >= share * length, reach > 0 {
        return (Double(step - 1) + (share * length - walked) / reach) / Double(CurvePiece.steps)
      }
      walked += reach
      place = next
    }
    return 1
  }

  private func split(at share: Double) -> (CurvePiece, CurvePiece) {
    func between(_ first: Point, _ second: Point) -> Point {
      Point(x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share)
    }
    let (a, b, c) = (between(start, control1), between(control1, control2), between(control2, end))
    let (d, e) = (between(a, b), between(b, c))
    let middle = between(d, e)
    return (
      CurvePiece(start: start, control1: a, control2: d, end: middle),
      CurvePiece(start: middle, control1: e, control2: c, end: end)
    )
  }

  private static func point(_ curve: (Point, Point, Point, Point), _ share: Double) -> Point {
    let rest = 1 - share
    let weights = (rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share)
    return Point(
      x: weights.0 * curve.0.x + weights.1 * curve.1.x + weights.2 * curve.2.x + weights.3 * curve.3.x,
      y: weights.0 * curve.0.y + weights.1 * curve.1.y + weights.2 * curve.2.y + weights.3 * curve.3.y)
  }

  private static func distance(_ first: Point, _ second: Point) -> Double {
    let way = second - first
    return (way.x * way.x + way.y * way.y).squareRoot()
  }
}
