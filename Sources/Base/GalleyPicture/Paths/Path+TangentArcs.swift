public import GalleyGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Path {
  /// Adds a line and an arc that rounds the corner between the current point, `corner` and `end`.
  ///
  /// If the three points are on one line or the circle does not fit, it adds a line to `corner`.
  ///
  /// - Parameters:
  ///   - corner: The corner to round.
  ///   - end: A point that sets the direction after the corner. The path does not continue to it.
  ///   - radius: The radius of the arc, in points.
  public mutating func addArc(tangent1End corner: Point, tangent2End end: Point, radius: Double) {
    let start = currentPoint ?? corner
    let (before, after) = (
      Point(x: start.x - corner.x, y: start.y - corner.y), Point(x: end.x - corner.x, y: end.y - corner.y)
    )
    let lengths = hypot(before.x, before.y) * hypot(after.x, after.y)
    let cross = before.x * after.y - before.y * after.x
    guard radius > 0, radius.isFinite, lengths.isFinite, abs(cross) > 1e-9 * max(lengths, 1e-300) else {
      return addLine(to: corner)
    }
    let half = atan2(abs(cross), before.x * after.x + before.y * after.y) / 2
    let reach = radius / tan(half)
    func point(_ side: Point) -> Point {
      let length = hypot(side.x, side.y)
      return Point(x: corner.x + side.x / length * reach, y: corner.y + side.y / length * reach)
    }
    let (first, last) = (point(before), point(after))
    // The centre of the circle is on the bisector of the corner.
    let middle = Point(x: (first.x + last.x) / 2 - corner.x, y: (first.y + last.y) / 2 - corner.y)
    let factor = radius / sin(half) / hypot(middle.x, middle.y)
    let center = Point(x: corner.x + middle.x * factor, y: corner.y + middle.y * factor)
    let from = atan2(first.y - center.y, first.x - center.x)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(from),
      delta: .radians((cross > 0 ? -1 : 1) * (.pi - 2 * half)))
  }
}
