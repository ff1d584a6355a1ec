import GalleyGeometry
import GalleyPicture

extension Path {
  func outside(of rect: Rect) -> Path {
    let around = rect.union(bounds).insetBy(dx: -1, dy: -1)
    let own = Path.isClockwise(steps) ? Path.reversed(steps) : steps
    return .elements(Path.rect(around).steps + own)
  }

  private static func isClockwise(_ elements: [Element]) -> Bool {
    var (area, first, last) = (0.0, Point.zero, Point.zero)
    func step(to point: Point) {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        step(to: first)
        (first, last) = (point, point)
      case .line(let point): step(to: point)
      case .curve(let control1, let control2, let end):
        step(to: control1)
        step(to: control2)
        step(to: end)
      case .close: step(to: first)
      }
    }
    step(to: first)
    return area > 0
  }

  private static func reversed(_ elements: [Element]) -> [Element] {
    var result: [Element] = []
    var part: [Element] = []
    func flush() {
      result += reversedPart(part)
      part = []
    }
    for element in elements {
      if case .move = element { flush() }
      part.append(element)
    }
    flush()
    return result
  }

  private static func reversedPart(_ elements: [Element]) -> [Element] {
    var places: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): places.append(point)
      case .close: break
      }
    }
    guard let last = places.last else { return [] }
    var result: [Element] = [.move(last)]
    var index = places.count - 1
    for element in elements.reversed() {
      switch element {
      case .move, .close: break
      case .line:
        index -= 1
        if places.indices.contains(index) { result.append(.line(places[index])) }
      case .curve(let control1, let control2, _):
        index -= 1
        if places.indices.contains(index) {
          result.append(.curve(control1: control2, control2: control1, end: places[index]))
        }
      }
    }
    return result + [.close]
  }
}
