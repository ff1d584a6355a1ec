package import GalleyGeometry
package import GalleyPicture

package struct Hairline {
  package let start: Point
  package let end: Point
  /// The width of the line, in points.
  package let width: Double

  /// Fails unless `path` is a rectangle thinner than one point.
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
