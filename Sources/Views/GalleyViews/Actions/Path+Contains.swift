import GalleyGeometry
import GalleyPicture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Path {
  /// Curves are approximated by straight lines and continuous corners by circular ones.
  func contains(_ point: Point, isEvenOdd: Bool = false) -> Bool {
    switch self {
    case .rect(let rect): rect.contains(point)
    case .roundedRect(let rect, let radius, _): Path.contains(point, rect, radius)
    case .ellipse(let rect): Path.contains(point, rect, corner: Size(width: rect.width / 2, height: rect.height / 2))
    case .elements(let elements):
      Path.winding(of: Path.corners(of: elements), around: point, isEvenOdd: isEvenOdd) != 0
    }
  }

  private static func contains(_ point: Point, _ rect: Rect, _ radius: Double) -> Bool {
    let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
    return contains(point, rect, corner: Size(width: radius, height: radius))
  }

  private static func contains(_ point: Point, _ rect: Rect, corner: Size) -> Bool {
    guard rect.contains(point) else { return false }
    let x = max(rect.minX + corner.width - point.x, point.x - rect.maxX + corner.width, 0)
    let y = max(rect.minY + corner.height - point.y, point.y - rect.maxY + corner.height, 0)
    guard x > 0, y > 0 else { return true }
    return hypot(x / corner.width, y / corner.height) <= 1
  }
}

// MARK: - Outlines of lines and curves

extension Path {
  private static func corners(of elements: [Element]) -> [[Point]] {
    var outlines: [[Point]] = []
    for element in elements {
      switch element {
      case .move(let point): outlines.append([point])
      case .line(let point): outlines.addToLast([point])
      case .curve(let control1, let control2, let end):
        let start = outlines.last?.last ?? control1
        outlines.addToLast(steps(from: start, control1, control2, to: end))
      case .close: if let start = outlines.last?.first { outlines.append([start]) }
      }
    }
    return outlines
  }

  private static func steps(from start: Point, _ control1: Point, _ control2: Point, to end: Point) -> [Point] {
    let count = 16
    return (1...count).map { step in
      let t = Double(step) / Double(count)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }
  }

  /// Returns the winding number around `point`, or, if `isEvenOdd` is true, 1 for an odd and 0 for an even number of
  /// crossings.
  private static func winding(of outlines: [[Point]], around point: Point, isEvenOdd: Bool) -> Int {
    var winding = 0
    for outline in outlines {
      for (start, end) in zip(outline, outline.dropFirst() + outline.prefix(1)) {
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x { winding += start.y <= point.y ? 1 : -1 }
      }
    }
    return isEvenOdd ? abs(winding) % 2 : winding
  }
}

extension [[Point]] {
  fileprivate mutating func addToLast(_ points: [Point]) {
    if isEmpty { append(points) } else { self[count - 1] += points }
  }
}
