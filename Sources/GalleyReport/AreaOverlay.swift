import GalleyDiff

/// Outlines around what differs, and a veil over everything else.
struct AreaOverlay {
  private let areas: [PixelRect]
  private let size: PixelSize
  /// Room between what differs and the line around it, in pixels.
  private let margin: Int

  /// The outlines of `areas` on `image`, both in pixels.
  init(_ areas: [PixelRect], on image: Review.Image) {
    self.areas = areas
    size = image.size
    margin = Int((3 * image.scale).rounded(.up))
  }

  /// A drawing in pixels that lies over the picture.
  var svg: String {
    "<svg class=\"areas\" viewBox=\"0 0 \(size.width) \(size.height)\" aria-hidden=\"true\">"
      + "<path class=\"veil\" d=\"\(veil)\"/><path class=\"outline\" d=\"\(outlines)\"/></svg>"
  }

  /// The whole picture with a hole for each area.
  var veil: String { "M0 0h\(size.width)v\(size.height)h\(-size.width)z" + outlines }

  /// A little more than the areas: a line beside a change, not through it.
  var outlines: String {
    areas.map { area in
      let (left, top) = (max(area.x - margin, 0), max(area.y - margin, 0))
      let (right, bottom) = (min(area.maxX + margin, size.width), min(area.maxY + margin, size.height))
      return "M\(left) \(top)h\(right - left)v\(bottom - top)h\(left - right)z"
    }.joined()
  }
}
