package import GalleyGeometry
package import GalleyPicture

/// A rectangle that is thin enough to be drawn as a line.
package struct Hairline {
  package let start: Point
  package let end: Point
  /// In points.
  package let width: Double

  /// Returns nil if `path` is not a rectangle or is at least one point thick.
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
