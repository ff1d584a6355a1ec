import GalleyGeometry
import GalleyPicture

struct PathData {
  private(set) var elements: [Path.Element] = []
  private var scanner: NumberScanner
  private var place = Point.zero
  private var start = Point.zero
  private var lastCubic: Point?
  private var lastQuadratic: Point?

  init?(_ text: String) {
    scanner = NumberScanner(text)
    var command: Character?
    while !scanner.isAtEnd {
      if let letter = scanner.letter() {
        command = letter
        if letter == "Z" || letter == "z" {
          close()
          continue
        }
      } else if command == "M" || command == "m" {
        // Further coordinate pairs of a moveto are lineto commands.
        command = command == "M" ? "L" : "l"
      }
      guard let command, !elements.isEmpty || command == "M" || command == "m", step(command) else { return nil }
    }
  }

  private mutating func close() {
    if elements.last.map({ $0 != .close }) ?? false { elements.append(.close) }
    place = start
    (lastCubic, lastQuadratic) = (nil, nil)
  }

  private mutating func step(_ letter: Character) -> Bool {
    let isRelative = letter.isLowercase
    let origin = isRelative ? place : .zero
    let (cubicControl, quadraticControl) = (lastCubic, lastQuadratic)
    (lastCubic, lastQuadratic) = (nil, nil)
    // After a closed contour, the next one starts at the same point.
    if elements.last == .close, letter != "M", letter != "m" { elements.append(.move(place)) }
    switch letter.lowercased() {
    case "m": return move(from: origin)
    case "l": return point(from: origin).map { line(to: $0) } != nil
    case "h": return scanner.number().map { line(to: Point(x: origin.x + $0, y: place.y)) } != nil
    case "v": return scanner.number().map { line(to: Point(x: place.x, y: origin.y + $0)) } != nil
    case "c": return curve(from: origin, first: nil)
    case "s": return curve(from: origin, first: mirrored(cubicControl))
    case "q": return quadratic(from: origin, control: nil)
    case "t": return quadratic(from: origin, control: mirrored(quadraticControl))
    case "a": return arc(from: origin)
    default: return false
    }
  }

  private func mirrored(_ control: Point?) -> Point {
    control.map { Point(x: 2 * place.x - $0.x, y: 2 * place.y - $0.y) } ?? place
  }

  private mutating func point(from origin: Point) -> Point? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return Point(x: origin.x + x, y: origin.y + y)
  }

  private mutating func move(from origin: Point) -> Bool {
    guard let point = point(from: origin) else { return false }
    elements.append(.move(point))
    (place, start) = (point, point)
    return true
  }

  private mutating func line(to point: Point) {
    elements.append(.line(point))
    place = point
  }

  private mutating func curve(from origin: Point, first: Point?) -> Bool {
    guard let control1 = first ?? point(from: origin), let control2 = point(from: origin),
      let end = point(from: origin)
    else { return false }
    elements.append(.curve(control1: control1, control2: control2, end: end))
    (place, lastCubic) = (end, control2)
    return true
  }

  private mutating func quadratic(from origin: Point, control: Point?) -> Bool {
    guard let control = control ?? point(from: origin), let end = point(from: origin) else { return false }
    func between(_ end: Point) -> Point {
      Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    elements.append(.curve(control1: between(place), control2: between(end), end: end))
    (place, lastQuadratic) = (end, control)
    return true
  }

  private mutating func arc(from origin: Point) -> Bool {
    guard let x = scanner.number(), let y = scanner.number(), let turn = scanner.number(),
      let isLarge = scanner.flag(), let isPositive = scanner.flag(), let end = point(from: origin)
    else { return false }
    let arc = SVGArc(from: place, to: end, radii: (abs(x), abs(y)), degrees: turn, isLarge, isPositive)
    elements += arc.elements
    place = end
    return true
  }
}
