import GalleyGeometry
import GalleyPicture

/// Converts strokes to filled areas: overlapping pieces that all run clockwise.
struct SVGStroke {
  let width: Double
  let join: Join
  let cap: Cap

  enum Cap: String { case butt, round, square }
  enum Join: String { case miter, round, bevel }

  func outline(of elements: [Path.Element]) -> Outline {
    var area: [Path.Element] = []
    for (contour, isClosed) in SVGStroke.chains(elements) { area += outline(of: contour, isClosed: isClosed) }
    return Outline(area)
  }

  private func outline(of points: [Point], isClosed: Bool) -> [Path.Element] {
    guard points.count > 1 else { return cap == .round ? points.flatMap(dot) : [] }
    var area: [Path.Element] = []
    let last = points.count - 1
    for index in 0..<last {
      area += segment(
        from: points[index], to: points[index + 1], extendsStart: !isClosed && index == 0,
        extendsEnd: !isClosed && index == last - 1)
    }
    let joins = isClosed ? 0..<last : 1..<last
    for index in joins {
      area += join(points[index == 0 ? last - 1 : index - 1], points[index], points[index + 1])
    }
    if cap == .round, !isClosed { area += dot(points[0]) + dot(points[last]) }
    return area
  }

  private func dot(_ point: Point) -> [Path.Element] {
    Path.ellipse(Rect(x: point.x - width / 2, y: point.y - width / 2, width: width, height: width)).asElements
  }

  private func segment(
    from start: Point, to end: Point, extendsStart: Bool, extendsEnd: Bool
  ) -> [Path.Element] {
    guard let way = SVGStroke.direction(start, end) else { return [] }
    let half = width / 2
    let (before, after) = (cap == .square && extendsStart ? half : 0, cap == .square && extendsEnd ? half : 0)
    func point(_ base: Point, along: Double, across: Double) -> Point {
      Point(x: base.x + way.x * along - way.y * across, y: base.y + way.y * along + way.x * across)
    }
    return SVGStroke.polygon([
      point(start, along: -before, across: -half), point(end, along: after, across: -half),
      point(end, along: after, across: half), point(start, along: -before, across: half),
    ])
  }

  private func join(_ before: Point, _ corner: Point, _ after: Point) -> [Path.Element] {
    if join == .round { return dot(corner) }
    guard let into = SVGStroke.direction(before, corner), let out = SVGStroke.direction(corner, after) else {
      return []
    }
    // The offset to the outer side of the turn.
    let side = into.x * out.y - into.y * out.x > 0 ? -width / 2 : width / 2
    let first = Point(x: corner.x - into.y * side, y: corner.y + into.x * side)
    let second = Point(x: corner.x - out.y * side, y: corner.y + out.x * side)
    let share = 1 + into.x * out.x + into.y * out.y
    var points = [corner, first, second]
    // With SVG's default miter limit of 4, a corner is mitered if 1 + cos θ > 1/8.
    if join == .miter, share > 0.125 {
      points.insert(
        Point(
          x: corner.x - (into.y + out.y) * side / share, y: corner.y + (into.x + out.x) * side / share), at: 2)
    }
    return SVGStroke.polygon(points)
  }

  private static func polygon(_ points: [Point]) -> [Path.Element] {
    guard let first = points.first else { return [] }
    return Outline([.move(first)] + points.dropFirst().map { .line($0) } + [.close]).clockwise.elements
  }

  private static func direction(_ start: Point, _ end: Point) -> Point? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length > 1e-9 ? Point(x: x / length, y: y / length) : nil
  }

  private static func chains(_ elements: [Path.Element]) -> [(points: [Point], isClosed: Bool)] {
    var chains: [(points: [Point], isClosed: Bool)] = []
    func add(_ point: Point) {
      guard let last = chains.last?.points.last, direction(last, point) != nil else { return }
      chains[chains.count - 1].points.append(point)
    }
    for element in elements {
      switch element {
      case .move(let point): chains.append(([point], false))
      case .line(let point): add(point)
      case .curve(let control1, let control2, let end):
        guard let start = chains.last?.points.last else { continue }
        for step in 1...24 { add(value(start, control1, control2, end, at: Double(step) / 24)) }
      case .close:
        guard let first = chains.last?.points.first else { continue }
        add(first)
        chains[chains.count - 1].isClosed = true
      }
    }
    return chains
  }

  private static func value(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at t: Double) -> Point {
    let u = 1 - t
    let (first, second, third, fourth) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      x: first * a.x + second * b.x + third * c.x + fourth * d.x,
      y: first * a.y + second * b.y + third * c.y + fourth * d.y)
  }
}
