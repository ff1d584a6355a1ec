import GalleyDiff

struct AreaOverlay {
  private let holes: RectUnion
  private let size: PixelSize

  init(_ areas: [PixelRect], on image: Review.Image) {
    size = image.size
    // A small margin places the outline next to the change instead of on top of it.
    let margin = Int((3 * image.scale).rounded(.up))
    let (width, height) = (size.width, size.height)
    holes = RectUnion(
      areas.map { area in
        let (left, top) = (max(area.x - margin, 0), max(area.y - margin, 0))
        let (right, bottom) = (min(area.maxX + margin, width), min(area.maxY + margin, height))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      })
  }

  var svg: String {
    "<svg class=\"areas\" viewBox=\"0 0 \(size.width) \(size.height)\" aria-hidden=\"true\">"
      + "<path class=\"veil\" d=\"\(veil)\"/><path class=\"outline\" d=\"\(outlines)\"/></svg>"
  }

  /// A path that covers the whole image except for a hole at each area. Overlapping areas share a hole.
  var veil: String {
    "M0 0h\(size.width)v\(size.height)h\(-size.width)z"
      + holes.parts.map { "M\($0.x) \($0.y)h\($0.width)v\($0.height)h\(-$0.width)z" }.joined()
  }

  var outlines: String {
    holes.edges.map { edge in
      "M\(edge.x) \(edge.y)" + (edge.isVertical ? "v\(edge.length)" : "h\(edge.length)")
    }.joined()
  }
}
