import GalleyGeometry
import GalleyPicture

struct SVGShape {
  private let attributes: [String: String]
  private(set) var error: String?

  init(_ attributes: [String: String]) { self.attributes = attributes }

  static let readers: [String: @Sendable (inout SVGShape) -> [Path.Element]?] = [
    "path": { $0.path() }, "rect": { $0.rect() }, "circle": { $0.circle() }, "ellipse": { $0.ellipse() },
    "line": { $0.line() }, "polyline": { $0.polygon(isClosed: false) }, "polygon": { $0.polygon(isClosed: true) },
  ]

  mutating func length(_ name: String) -> Double { optionalLength(name) ?? 0 }

  private mutating func optionalLength(_ name: String) -> Double? {
    guard let text = attributes[name] else { return nil }
    var scanner = NumberScanner(text)
    guard let value = scanner.number(), scanner.isAtEnd || scanner.letter() == "p" else {
      error = error ?? name
      return nil
    }
    return value
  }

  private func path() -> [Path.Element]? { attributes["d"].flatMap { PathData($0)?.elements } }

  private mutating func rect() -> [Path.Element]? {
    let frame = Rect(x: length("x"), y: length("y"), width: length("width"), height: length("height"))
    guard frame.width > 0, frame.height > 0 else { return [] }
    let (x, y) = (optionalLength("rx"), optionalLength("ry"))
    let radii = (min(x ?? y ?? 0, frame.width / 2), min(y ?? x ?? 0, frame.height / 2))
    guard radii.0 > 0, radii.1 > 0 else { return Path.rect(frame).asElements }
    let stretch = radii.1 / radii.0
    let square = Rect(x: frame.minX, y: frame.minY / stretch, width: frame.width, height: frame.height / stretch)
    return Path.roundedRect(square, cornerRadius: radii.0, style: .circular).asElements
      .map { $0.applying(AffineTransform(scaleX: 1, y: stretch)) }
  }

  private mutating func circle() -> [Path.Element]? {
    let radius = length("r")
    return ellipse(radius, radius)
  }

  private mutating func ellipse() -> [Path.Element]? { ellipse(length("rx"), length("ry")) }

  private mutating func ellipse(_ x: Double, _ y: Double) -> [Path.Element]? {
    guard x > 0, y > 0 else { return [] }
    let middle = Point(x: length("cx"), y: length("cy"))
    return Path.ellipse(Rect(x: middle.x - x, y: middle.y - y, width: 2 * x, height: 2 * y)).asElements
  }

  private mutating func line() -> [Path.Element]? {
    [.move(Point(x: length("x1"), y: length("y1"))), .line(Point(x: length("x2"), y: length("y2")))]
  }

  private mutating func polygon(isClosed: Bool) -> [Path.Element]? {
    var scanner = NumberScanner(attributes["points"] ?? "")
    guard let numbers = scanner.numbers(), numbers.count.isMultiple(of: 2) else {
      error = "points"
      return nil
    }
    let points = stride(from: 0, to: numbers.count, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    guard let first = points.first else { return [] }
    return [.move(first)] + points.dropFirst().map { .line($0) } + (isClosed ? [.close] : [])
  }
}
