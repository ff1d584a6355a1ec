import GalleyGeometry
import GalleyPicture

struct Contour: Hashable {
  var start: Point
  /// The steps without a final line back to ``start``.
  var steps: [Step] = []

  enum Step: Hashable {
    case line(Point)
    case curve(Point, Point, Point)

    var end: Point {
      switch self {
      case .line(let end), .curve(_, _, let end): end
      }
    }
  }

  var points: [Point] {
    steps.reduce(into: [start]) { points, step in
      switch step {
      case .line(let end): points.append(end)
      case .curve(let control1, let control2, let end): points += [control1, control2, end]
      }
    }
  }

  func replacingPoints(by points: [Point]) -> Contour {
    var rest = points.dropFirst()
    func next() -> Point { rest.popFirst() ?? start }
    var contour = Contour(start: points.first ?? start)
    for step in steps {
      switch step {
      case .line: contour.steps.append(.line(next()))
      case .curve:
        let (control1, control2) = (next(), next())
        contour.steps.append(.curve(control1, control2, next()))
      }
    }
    return contour
  }

  /// The signed area of the polygon through the points, which is positive if the polygon runs clockwise.
  var area: Double {
    let points = points
    var sum = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      sum += point.x * next.y - next.x * point.y
    }
    return sum / 2
  }

  var reversed: Contour {
    var contour = Contour(start: steps.last?.end ?? start)
    for index in steps.indices.reversed() {
      let before = index == 0 ? start : steps[index - 1].end
      switch steps[index] {
      case .line: contour.steps.append(.line(before))
      case .curve(let control1, let control2, _): contour.steps.append(.curve(control2, control1, before))
      }
    }
    return contour
  }

  var elements: [Path.Element] {
    [.move(start)]
      + steps.map {
        switch $0 {
        case .line(let end): .line(end)
        case .curve(let control1, let control2, let end): .curve(control1: control1, control2: control2, end: end)
        }
      } + [.close]
  }
}

extension Contour.Step {
  func bounds(from start: Point) -> Rect {
    let ends = Rect(origin: start).union(Rect(origin: end))
    guard case .curve(let control1, let control2, let end) = self else { return ends }
    let hull = ends.union(Rect(origin: control1)).union(Rect(origin: control2))
    if hull == ends { return ends }
    let places =
      Contour.Step.turns(start.x, control1.x, control2.x, end.x)
      + Contour.Step.turns(start.y, control1.y, control2.y, end.y)
    return places.reduce(ends) {
      $0.union(
        Rect(
          origin: Point(
            x: Contour.Step.value(start.x, control1.x, control2.x, end.x, at: $1),
            y: Contour.Step.value(start.y, control1.y, control2.y, end.y, at: $1))))
    }
  }

  private static func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double, at t: Double) -> Double {
    let u = 1 - t
    return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
  }

  private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let (square, linear, constant) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    var roots: [Double] = []
    if abs(square) < 1e-12 {
      if linear != 0 { roots = [-constant / linear] }
    } else {
      let inside = linear * linear - 4 * square * constant
      if inside >= 0 {
        let root = inside.squareRoot()
        roots = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
