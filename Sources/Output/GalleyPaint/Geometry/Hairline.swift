package import GalleyGeometry
package import GalleyPicture

/// A rectangle so thin that it is a line.
package struct Hairline {
  package let start: Point
  package let end: Point
  /// How thick it is, in points.
  package let width: Double

  /// The line that `path` is; nil for paths that are not rectangles, or at least a point thick.
  package init?(_ path: Path) {
    guard case .rect(let rect) = path, min(rect.width, rect.height) < 1 else { return nil }
    width = min(rect.width, rect.height)
    if rect.width >= rect.height {
      start = Point(x: rect.minX, y: rect.midY)
      end = Point(x: rect.maxX, y: rect.midY)
    } else {
      start = Point(x: rect.midX, y: rect.minY)
      end = Point(x: rect.midX, y: rect.maxY)
    }
  }
}
