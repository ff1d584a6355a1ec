import GalleyGeometry

extension Path {
  /// Returns the outline of a stroke. It consists of overlapping pieces with the same winding direction: a band for
  /// each straight segment, and shapes for joins and caps.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = Stroker(style)
    for chain in PointChain.chains(of: self) { for dash in chain.dashes(of: style) { stroker.add(dash) } }
    return .elements(stroker.elements)
  }
}

private struct Stroker {
  private let style: StrokeStyle
  private let half: Double
  private(set) var elements: [Path.Element] = []

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  mutating func add(_ chain: PointChain) {
    let points = chain.points
    let directions = zip(points, points.dropFirst()).map { ($1 - $0).normalized }
    guard let first = directions.first, let last = directions.last else { return }
    for (index, direction) in directions.enumerated() {
      let side = direction.turned * half
      let (start, end) = (points[index], points[index + 1])
      add([start + side, end + side, end - side, start - side])
      if index > 0 { join(at: start, directions[index - 1], direction) }
    }
    if chain.isClosed { return join(at: points[0], last, first) }
    cap(at: points[0], Point.zero - first)
    cap(at: points[points.count - 1], last)
  }

  private mutating func join(at point: Point, _ before: Point, _ after: Point) {
    let turn = before.x * after.y - before.y * after.x
    let cosine = before.x * after.x + before.y * after.y
    guard abs(turn) > 1e-9 || cosine < 0 else { return }
    if style.lineJoin == .round { return addCircle(around: point) }
    let outside = turn > 0 ? -half : half
    let (first, second) = (before.turned * outside, after.turned * outside)
    var corner = [point, point + first, point + second]
    if style.lineJoin == .miter, 2 <= style.miterLimit * style.miterLimit * (1 + cosine) {
      corner.insert(point + (first + second) * (1 / (1 + cosine)), at: 2)
    }
    add(corner)
  }

  private mutating func cap(at point: Point, _ direction: Point) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(around: point)
    case .square:
      let (side, ahead) = (direction.turned * half, direction * half)
      add([point + side, point + ahead + side, point + ahead - side, point - side])
    }
  }

  private mutating func addCircle(around point: Point) {
    let circle = Path.ellipse(Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
    elements += Outline.elements(of: circle)
  }

  private mutating func add(_ corners: [Point]) {
    let ends = zip(corners, corners.dropFirst() + corners.prefix(1))
    let area = ends.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    let points = area < 0 ? corners.reversed() : corners
    guard area != 0, let first = points.first else { return }
    elements.append(.move(first))
    elements += points.dropFirst().map { .line($0) }
    elements.append(.close)
  }
}

private struct PointChain {
  var points: [Point]
  var isClosed = false

  static func chains(of path: Path) -> [PointChain] {
    var chains: [PointChain] = []
    for segment in Polylines(path, isClosed: false).segments {
      if let last = chains.indices.last, chains[last].points.last == segment.start {
        chains[last].points.append(segment.end)
      } else {
        chains.append(PointChain(points: [segment.start, segment.end]))
      }
    }
    return chains.map {
      PointChain(points: $0.points, isClosed: $0.points.count > 3 && $0.points.first == $0.points.last)
    }
  }

  func dashes(of style: StrokeStyle) -> [PointChain] {
    let lengths = style.dash
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) else { return [self] }
    var pen = DashPen(lengths, phase: style.dashPhase)
    for (start, end) in zip(points, points.dropFirst()) { pen.draw(from: start, to: end) }
    return pen.chains.filter { $0.points.count > 1 }
  }
}

private struct DashPen {
  private let lengths: [Double]
  private var index = 0
  private var rest: Double
  private(set) var chains: [PointChain] = []
  private var isDown = false

  init(_ lengths: [Double], phase: Double) {
    self.lengths = lengths
    rest = lengths[0]
    // If the number of lengths is odd, dashes and gaps are exchanged at each repetition.
    let round = lengths.reduce(0, +) * (lengths.count.isMultiple(of: 2) ? 1 : 2)
    var phase = phase.isFinite ? phase.truncatingRemainder(dividingBy: round) : 0
    if phase < 0 { phase += round }
    while phase >= rest {
      phase -= rest
      next()
    }
    rest -= phase
  }

  private var isDash: Bool { index.isMultiple(of: 2) }

  private mutating func next() {
    index += 1
    rest = lengths[index % lengths.count]
    isDown = false
  }

  mutating func draw(from start: Point, to end: Point) {
    let length = ((end - start).x * (end - start).x + (end - start).y * (end - start).y).squareRoot()
    var walked = 0.0
    while walked < length {
      let step = min(rest, length - walked)
      let (from, to) = (start + (end - start) * (walked / length), start + (end - start) * ((walked + step) / length))
      if isDash {
        if !isDown { chains.append(PointChain(points: [from])) }
        chains[chains.count - 1].points.append(to)
        isDown = true
      }
      walked += step
      rest -= step
      if rest <= 0 { next() }
    }
  }
}

extension Point {
  fileprivate static func * (point: Point, factor: Double) -> Point { Point(x: point.x * factor, y: point.y * factor) }

  fileprivate var turned: Point { Point(x: -y, y: x) }

  fileprivate var normalized: Point {
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? self * (1 / length) : self
  }
}
