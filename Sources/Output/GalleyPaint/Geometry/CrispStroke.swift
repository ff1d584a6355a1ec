import GalleyGeometry
import GalleyPicture

/// A line that is snapped to pixels. Its width is rounded to whole pixels, at least one, and it lies inside the nearest
/// pixel edge.
struct CrispStroke {
  let path: Path
  let width: Double
  /// Whether the line fills the whole shape. If so, `path` is filled.
  let isFilled: Bool

  /// Fails for ellipses and other paths, which have no edge that can be snapped.
  init?(_ stroke: Picture.Stroke, through transform: AffineTransform, scale: Double) {
    guard stroke.style.isPlain else { return nil }
    let width = max(1, PixelGrid(scale: 1).snap(stroke.width * scale))
    switch stroke.path {
    case .rect(let rect):
      self.init(around: rect, radius: 0, style: .circular, stroke, width, transform, scale)
    case .roundedRect(let rect, let radius, let style):
      self.init(around: rect, radius: radius, style: style, stroke, width, transform, scale)
    case .elements(let elements):
      guard case .some((let start, let end)) = CrispStroke.segment(elements) else { return nil }
      self.init(from: transform(start), to: transform(end), width: width)
    case .ellipse: return nil
    }
  }

  private init(
    around rect: Rect, radius: Double, style: RoundedCornerStyle, _ stroke: Picture.Stroke, _ width: Double,
    _ transform: AffineTransform, _ scale: Double
  ) {
    let outer = transform(rect.outset(by: stroke.width / 2)).snappedToPixels
    let middle = outer.outset(by: -width / 2)
    self.width = width
    isFilled = middle.width <= width || middle.height <= width
    // A sharp corner remains sharp. A round corner keeps its centre, so that the middle of the line has the requested
    // radius.
    let outerRadius = radius > 0 ? radius * scale + stroke.width * scale / 2 : 0
    let kept = isFilled ? outer : middle
    let keptRadius = isFilled ? outerRadius : max(0, outerRadius - width / 2)
    path = radius > 0 ? .roundedRect(kept, cornerRadius: keptRadius, style: style) : .rect(kept)
  }

  private init?(from start: Point, to end: Point, width: Double) {
    let grid = PixelGrid(scale: 1)
    self.width = width
    isFilled = false
    if start.y == end.y {
      let y = grid.snap(start.y - width / 2) + width / 2
      path = .elements([.move(Point(x: grid.snap(start.x), y: y)), .line(Point(x: grid.snap(end.x), y: y))])
    } else if start.x == end.x {
      let x = grid.snap(start.x - width / 2) + width / 2
      path = .elements([.move(Point(x: x, y: grid.snap(start.y))), .line(Point(x: x, y: grid.snap(end.y)))])
    } else {
      return nil
    }
  }

  private static func segment(_ elements: [Path.Element]) -> (Point, Point)? {
    guard elements.count == 2, case .move(let start) = elements[0], case .line(let end) = elements[1] else {
      return nil
    }
    return (start, end)
  }
}
