public import GalleyGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Drawing an outline step by step.
extension Path {
  /// An outline without anything.
  public init() { self = .elements([]) }

  /// The outline that `build` draws.
  ///
  ///     Path { path in
  ///       path.move(to: Point(x: 0, y: 20))
  ///       path.addLine(to: Point(x: 40, y: 0))
  ///     }
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  public init(_ rect: Rect) { self = .rect(rect) }

  /// A rectangle with corners of `cornerRadius` points.
  public init(roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self = .roundedRect(rect, cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with round corners of `cornerSize`, of which the smaller side is the radius.
  public init(roundedRect rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }

  public init(ellipseIn rect: Rect) { self = .ellipse(rect) }

  public var isEmpty: Bool {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect.isEmpty
    case .elements(let elements): elements.isEmpty
    }
  }

  /// The smallest upright rectangle that holds every point and control point.
  public var boundingRect: Rect { bounds }

  /// Where the pen is; nil before it was put anywhere.
  public var currentPoint: Point? {
    var start: Point?
    var place: Point?
    for step in steps {
      switch step {
      case .move(let point): (start, place) = (point, point)
      case .line(let point): place = point
      case .curve(_, _, let end): place = end
      case .close: place = start
      }
    }
    return place
  }

  public mutating func move(to point: Point) { append([.move(point)]) }

  /// Draws a straight line to `point`; from there, where the pen was nowhere before.
  public mutating func addLine(to point: Point) { append([isEmpty ? .move(point) : .line(point)]) }

  /// Draws straight lines through `points`, from the first one on.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    append([.move(first)] + points.dropFirst().map { .line($0) })
  }

  /// Draws a curve to `end`, which leaves toward `control1` and arrives from `control2`.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    if isEmpty { move(to: end) }
    append([.curve(control1: control1, control2: control2, end: end)])
  }

  public mutating func addQuadCurve(to end: Point, control: Point) {
    let start = currentPoint ?? end
    addCurve(
      to: end, control1: start + (control - start).times(2.0 / 3), control2: end + (control - end).times(2.0 / 3))
  }

  /// Draws a line back to where the pen was last lifted to.
  public mutating func closeSubpath() { if !isEmpty { append([.close]) } }

  public mutating func addRect(_ rect: Rect) { addPath(.rect(rect)) }

  public mutating func addRects(_ rects: [Rect]) { for rect in rects { addRect(rect) } }

  /// Adds a rectangle with round corners of `cornerSize`, of which the smaller side is the radius.
  public mutating func addRoundedRect(in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous) {
    addPath(.roundedRect(rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style))
  }

  public mutating func addEllipse(in rect: Rect) { addPath(.ellipse(rect)) }

  public mutating func addPath(_ path: Path, transform: AffineTransform) { addPath(path.applying(transform)) }

  public mutating func addPath(_ path: Path) {
    if isEmpty { self = path } else { append(path.steps) }
  }

  /// Draws a line to the start of an arc around `center`, and the arc.
  ///
  /// Angles count from the right, downward. As with Core Graphics, whose y points up, `clockwise` is against the clock on
  /// a screen.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, radius.isFinite else { return }
    let turn = 2 * Double.pi
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep))
  }

  public mutating func addRelativeArc(center: Point, radius: Double, startAngle: Angle, delta: Angle) {
    guard radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
    func point(_ angle: Double) -> Point { center + Point(x: radius * cos(angle), y: radius * sin(angle)) }
    addLine(to: point(startAngle.radians))
    let quarters = max(1, Int((min(abs(delta.radians), 64) / (.pi / 2)).rounded(.up)))
    let part = delta.radians / Double(quarters)
    // The cubic curve that comes nearest to an arc.
    let reach = radius * 4 / 3 * tan(part / 4)
    for index in 0..<quarters {
      let (from, to) = (startAngle.radians + Double(index) * part, startAngle.radians + Double(index + 1) * part)
      append([
        .curve(
          control1: point(from) + Point(x: -sin(from), y: cos(from)).times(reach),
          control2: point(to) - Point(x: -sin(to), y: cos(to)).times(reach), end: point(to))
      ])
    }
  }

  /// Adds what `build` draws, where `transform` maps it; it goes on from the pen.
  private mutating func append(mappedBy transform: AffineTransform, _ build: (inout Path) -> Void) {
    guard let back = transform.inverse else { return }
    var plain = Path()
    if let point = currentPoint { plain.move(to: back(point)) }
    build(&plain)
    append(Array(plain.applying(transform).steps.dropFirst(isEmpty ? 0 : 1)))
  }

  /// Adds a rectangle, where `transform` maps it.
  public mutating func addRect(_ rect: Rect, transform: AffineTransform) {
    addPath(.rect(rect), transform: transform)
  }

  /// Adds several rectangles, where `transform` maps them.
  public mutating func addRects(_ rects: [Rect], transform: AffineTransform) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches the sides of `rect`, where `transform` maps it.
  public mutating func addEllipse(in rect: Rect, transform: AffineTransform) {
    addPath(.ellipse(rect), transform: transform)
  }

  /// Adds a rectangle with round corners, where `transform` maps it.
  public mutating func addRoundedRect(
    in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous, transform: AffineTransform
  ) {
    var plain = Path()
    plain.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    addPath(plain, transform: transform)
  }

  /// Draws a line to the start of an arc around `center`, and the arc, where `transform` maps it.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: AffineTransform
  ) {
    append(mappedBy: transform) {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }

  /// Draws the arc that rounds a corner, where `transform` maps it.
  public mutating func addArc(
    tangent1End corner: Point, tangent2End end: Point, radius: Double, transform: AffineTransform
  ) { append(mappedBy: transform) { $0.addArc(tangent1End: corner, tangent2End: end, radius: radius) } }

  /// Draws a line to the start of an arc that is `delta` long, and the arc, where `transform` maps it.
  public mutating func addRelativeArc(
    center: Point, radius: Double, startAngle: Angle, delta: Angle, transform: AffineTransform
  ) {
    append(mappedBy: transform) {
      $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    }
  }

  private mutating func append(_ steps: [Element]) { self = .elements(self.steps + steps) }
}

extension Path {
  package var steps: [Element] { Outline.elements(of: self) }
}

extension Point {
  fileprivate func times(_ factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}
