public import GalleyGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Path {
  public init() { self = .elements([]) }

  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  public init(_ rect: Rect) { self = .rect(rect) }

  public init(roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self = .roundedRect(rect, cornerRadius: cornerRadius, style: style)
  }

  /// Creates a rounded rectangle. The corner radius is the smaller side of `cornerSize`.
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

  public var boundingRect: Rect { bounds }

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

  /// Adds a line to `point`. An empty path moves to `point` instead.
  public mutating func addLine(to point: Point) { append([isEmpty ? .move(point) : .line(point)]) }

  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    append([.move(first)] + points.dropFirst().map { .line($0) })
  }

  /// Adds a cubic Bézier curve. An empty path first moves to `end`.
  ///
  /// - Parameters:
  ///   - end: The last point of the curve.
  ///   - control1: The control point at the start of the curve.
  ///   - control2: The control point at the end of the curve.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    if isEmpty { move(to: end) }
    append([.curve(control1: control1, control2: control2, end: end)])
  }

  /// Adds a quadratic Bézier curve, converted to the equivalent cubic curve.
  ///
  /// - Parameters:
  ///   - end: The last point of the curve. If the path is empty, it is also the first point.
  ///   - control: The control point.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    let start = currentPoint ?? end
    addCurve(
      to: end, control1: start + (control - start).times(2.0 / 3), control2: end + (control - end).times(2.0 / 3))
  }

  public mutating func closeSubpath() { if !isEmpty { append([.close]) } }

  public mutating func addRect(_ rect: Rect) { addPath(.rect(rect)) }

  public mutating func addRects(_ rects: [Rect]) { for rect in rects { addRect(rect) } }

  public mutating func addRoundedRect(in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous) {
    addPath(.roundedRect(rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style))
  }

  public mutating func addEllipse(in rect: Rect) { addPath(.ellipse(rect)) }

  public mutating func addPath(_ path: Path, transform: AffineTransform) { addPath(path.applying(transform)) }

  public mutating func addPath(_ path: Path) {
    if isEmpty { self = path } else { append(path.steps) }
  }

  /// Adds a line to the start of an arc around `center`, followed by the arc.
  ///
  /// Angles are measured from the right, downwards. `clockwise` has its Core Graphics meaning, where y points up, so
  /// `true` appears anticlockwise on the screen.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius, in points. Nothing is added if it is not finite.
  ///   - startAngle: The angle of the first point.
  ///   - endAngle: The angle of the last point. The arc covers at most one full turn.
  ///   - clockwise: The direction in Core Graphics' sense: `true` is anticlockwise on the screen.
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

  /// Adds a line to the start of an arc around `center`, followed by the arc.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius, in points. Nothing is added if the radius or an angle is not finite.
  ///   - startAngle: The angle of the first point, from the right and clockwise on the screen.
  ///   - delta: The angle that the arc covers; positive angles run clockwise on the screen.
  public mutating func addRelativeArc(center: Point, radius: Double, startAngle: Angle, delta: Angle) {
    guard radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
    func point(_ angle: Double) -> Point { center + Point(x: radius * cos(angle), y: radius * sin(angle)) }
    addLine(to: point(startAngle.radians))
    let quarters = max(1, Int((min(abs(delta.radians), 64) / (.pi / 2)).rounded(.up)))
    let part = delta.radians / Double(quarters)
    // The control arm of the cubic curve that best approximates the arc.
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

  private mutating func append(mappedBy transform: AffineTransform, _ build: (inout Path) -> Void) {
    guard let back = transform.inverse else { return }
    var plain = Path()
    if let point = currentPoint { plain.move(to: back(point)) }
    build(&plain)
    append(Array(plain.applying(transform).steps.dropFirst(isEmpty ? 0 : 1)))
  }

  public mutating func addRect(_ rect: Rect, transform: AffineTransform) {
    addPath(.rect(rect), transform: transform)
  }

  public mutating func addRects(_ rects: [Rect], transform: AffineTransform) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addEllipse(in rect: Rect, transform: AffineTransform) {
    addPath(.ellipse(rect), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous, transform: AffineTransform
  ) {
    var plain = Path()
    plain.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    addPath(plain, transform: transform)
  }

  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: AffineTransform
  ) {
    append(mappedBy: transform) {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }

  public mutating func addArc(
    tangent1End corner: Point, tangent2End end: Point, radius: Double, transform: AffineTransform
  ) { append(mappedBy: transform) { $0.addArc(tangent1End: corner, tangent2End: end, radius: radius) } }

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
