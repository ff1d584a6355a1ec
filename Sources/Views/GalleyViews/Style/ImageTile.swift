import GalleyGeometry
import GalleyPicture

public struct ImageTile: Hashable, Sendable {
  private let items: [Picture.Item]
  /// The visible part, in points of the whole image.
  private let part: Rect
  var opacity = 1.0

  private static let limit = 4096.0

  /// `size` is in points; `part` is in fractions of it.
  init?(size: Size, part: Rect, scale: Double, draw: (Rect) -> [Picture.Item]) {
    guard scale.isFinite, scale > 0, [part.minX, part.minY, part.width, part.height].allSatisfy(\.isFinite) else {
      return nil
    }
    let whole = Size(width: size.width * scale, height: size.height * scale)
    let left = min(max(part.minX, 0), 1), top = min(max(part.minY, 0), 1)
    let right = min(max(part.maxX, 0), 1), bottom = min(max(part.maxY, 0), 1)
    self.part = Rect(
      x: left * whole.width, y: top * whole.height, width: (right - left) * whole.width,
      height: (bottom - top) * whole.height)
    guard self.part.width > 0, self.part.height > 0, whole.width.isFinite, whole.height.isFinite else { return nil }
    items = draw(Rect(size: whole))
  }

  private func items(over area: Rect, from origin: Point) -> [Picture.Item] {
    let first = Point(
      x: origin.x + ((area.minX - origin.x) / part.width).rounded(.down) * part.width,
      y: origin.y + ((area.minY - origin.y) / part.height).rounded(.down) * part.height)
    let columns = ((area.maxX - first.x) / part.width).rounded(.up)
    let rows = ((area.maxY - first.y) / part.height).rounded(.up)
    guard columns * rows <= Self.limit, let columns = Int(exactly: columns), let rows = Int(exactly: rows) else {
      return [tile(at: area)]
    }
    // Antialiased edges of neighbouring tiles would let the background shine through, so each tile extends under the
    // next one.
    let beyond = Size(
      width: ImageTile.isSharp(first.x, part.width) ? 0 : 0.5, height: ImageTile.isSharp(first.y, part.height) ? 0 : 0.5
    )
    return (0..<max(0, rows)).flatMap { row in
      (0..<max(0, columns)).map { column in
        tile(
          at: Rect(
            x: first.x + Double(column) * part.width, y: first.y + Double(row) * part.height,
            width: part.width + beyond.width, height: part.height + beyond.height))
      }
    }
  }

  private static func isSharp(_ start: Double, _ length: Double) -> Bool {
    [start, length].allSatisfy { ($0 * 2).rounded() == $0 * 2 }
  }

  private func tile(at frame: Rect) -> Picture.Item {
    let (x, y) = (frame.width / part.width, frame.height / part.height)
    let map = AffineTransform(
      a: x, b: 0, c: 0, d: y, tx: frame.minX - part.minX * x, ty: frame.minY - part.minY * y)
    return .group(.init(items, transform: map, clip: .rect(part)))
  }

  func fill(_ path: Path, in rect: Rect) -> Picture.Item {
    .group(.init(items(over: path.bounds, from: rect.origin), clip: path, opacity: opacity))
  }

  func cover(_ cover: Picture.Item, over area: Rect, in rect: Rect) -> Picture.Item {
    .group(.init(items(over: area, from: rect.origin), opacity: opacity, mask: [cover]))
  }
}
