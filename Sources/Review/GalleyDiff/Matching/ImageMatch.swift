package import GalleyGeometry

package struct ImageMatch: Hashable, Sendable {
  package var scale: Double
  /// The position of the scene's left edge in the image, in pixels. Negative if the image shows only a part of the
  /// scene.
  package var x: Double
  package var y: Double
  package var likeness: Double

  package init(scale: Double, x: Double, y: Double, likeness: Double) {
    (self.scale, self.x, self.y, self.likeness) = (scale, x, y, likeness)
  }
}

/// Finds a drawing of a scene in an image. Searches first at the position of a full screen, then anywhere and at any
/// scale.
package struct PictureSearch: Sendable {
  private let picture: LightSums
  private let drawing: LightSums
  private let drawingScale: Double
  private let size: Size
  /// The area to compare, in points, without areas that the system draws over.
  private let part: Rect

  /// The sizes of the comparison cells, in points: coarse for a search at any position, then finer, and one for full
  /// screens.
  private static let cells = (far: 16.0, near: [8.0, 4, 2, 1, 0.5], screen: 2.0)
  private static let step = 1.04
  private static let candidates = 6

  package init(in picture: LightSums, for drawing: LightSums, drawingScale: Double, size: Size, part: Rect) {
    (self.picture, self.drawing, self.drawingScale) = (picture, drawing, drawingScale)
    (self.size, self.part) = (size, part)
  }

  package var isOfScreen: Bool {
    let scale = Double(picture.size.width) / max(size.width, 1)
    return abs(Double(picture.size.height) - size.height * scale) < 1.5
  }

  /// The usual scales of screenshots, in pixels per point.
  private static let usualScales = [1.0, 2, 3]

  /// Returns the position at which the drawing has the same size as the image at a usual scale, whether or not it is
  /// similar.
  package func placeOfSameSize() -> ImageMatch? {
    let scale = Self.usualScales.first { scale in
      // A partial pixel at an edge counts as a whole pixel.
      Double(picture.size.width) == (size.width * scale).rounded(.up)
        && Double(picture.size.height) == (size.height * scale).rounded(.up)
    }
    return scale.map { scale in
      let place = ImageMatch(scale: scale, x: 0, y: 0, likeness: 0)
      return search(near: place, scale: scale, cell: Self.cells.screen, reach: 0) ?? place
    }
  }

  package func findScreen() -> ImageMatch? {
    // A screen starts at the edge of the image. Differences inside it are found view by view.
    screenPlaces.compactMap { search(near: $0, scale: $0.scale, cell: Self.cells.screen, reach: 0) }
      .max { $0.likeness < $1.likeness }
  }

  /// Returns the best match at any position, or nil if there is no contrast or the drawing does not fit into the image.
  package func findAnywhere() -> ImageMatch? {
    let anywhere = farPlaces().sorted { $0.likeness > $1.likeness }.prefix(Self.candidates).compactMap(refined)
    return anywhere.max { $0.likeness < $1.likeness }
  }

  /// Returns a better match near `place`, or nil if no position is clearly better.
  package func findNear(_ place: ImageMatch) -> ImageMatch? {
    // Only similarities at the same cell size are comparable, because smaller cells give lower values.
    guard let cell = Self.cells.near.last, let here = search(near: place, scale: place.scale, cell: cell, reach: 0)
    else {
      return nil
    }
    return refined(place).flatMap { $0.likeness > here.likeness + Self.minimumGain ? $0 : nil }
  }

  /// The minimum gain in similarity over the position at the edge of the screen.
  private static let minimumGain = 0.02

  private var screenPlaces: [ImageMatch] {
    guard size.width > 0, size.height > 0 else { return [] }
    let scale = Double(picture.size.width) / size.width
    let rest = Double(picture.size.height) - size.height * scale
    // A large part of the drawing must be visible.
    guard abs(rest) < Double(picture.size.height) * 0.34 else { return [] }
    let tops = abs(rest) < 1 ? [0] : [0, rest]
    return tops.map { ImageMatch(scale: scale, x: 0, y: $0, likeness: 0) }
  }

  private func farPlaces() -> [ImageMatch] {
    let cell = Self.cells.far
    let (columns, rows) = (Int(part.width / cell), Int(part.height / cell))
    guard columns > 1, rows > 1 else { return [] }
    let pattern = pattern(at: Point(x: part.minX, y: part.minY), cell: cell, columns, rows)
    let maximum = min(Double(picture.size.width) / part.width, Double(picture.size.height) / part.height)
    var places: [ImageMatch] = []
    var scale = maximum
    // A scale below an eighth of the largest possible scale is not plausible.
    while scale > maximum / 8, scale > 0.2 {
      defer { scale /= Self.step }
      let pixels = cell * scale
      let map = picture.map(
        at: (0, 0), cell: pixels, width: Int(Double(picture.size.width) / pixels),
        height: Int(Double(picture.size.height) / pixels))
      guard let match = LightMatch(pattern, in: map) else { continue }
      places.append(
        ImageMatch(
          scale: scale, x: Double(match.x) * pixels - part.minX * scale,
          y: Double(match.y) * pixels - part.minY * scale, likeness: match.likeness))
    }
    return places
  }

  /// Returns `place` refined to the pixel, or nil if the area to compare is outside the image.
  private func refined(_ place: ImageMatch) -> ImageMatch? {
    var best = place
    for cell in Self.cells.near {
      let scales = [-2, -1, 0, 1, 2].map { best.scale * (1 + $0 * cell * 0.0012) }
      let found = scales.compactMap { search(near: best, scale: $0, cell: cell) }
      guard let closest = found.max(by: { $0.likeness < $1.likeness }) else { return nil }
      best = closest
    }
    return best
  }

  private func search(near place: ImageMatch, scale: Double, cell: Double, reach: Int = 2) -> ImageMatch? {
    // A change of scale keeps the centre of the compared area in place.
    let middle = (part.minX + part.width / 2, part.minY + part.height / 2)
    let x = place.x + middle.0 * (place.scale - scale)
    let y = place.y + middle.1 * (place.scale - scale)
    let shown = self.shown(x: x, y: y, scale: scale)
    let (columns, rows) = (Int(shown.width / cell), Int(shown.height / cell))
    guard columns > 1, rows > 1 else { return nil }
    let pattern = pattern(at: Point(x: shown.minX, y: shown.minY), cell: cell, columns, rows)
    // Steps of a fraction of a cell are not needed, because smaller cells follow.
    let pixels = cell * scale
    let around = Double(reach) * pixels
    let start = (x: x + shown.minX * scale - around, y: y + shown.minY * scale - around)
    let map = picture.map(at: start, cell: pixels, width: columns + 2 * reach, height: rows + 2 * reach)
    guard let match = LightMatch(pattern, in: map) else { return nil }
    return ImageMatch(
      scale: scale, x: start.x + Double(match.x) * pixels - shown.minX * scale,
      y: start.y + Double(match.y) * pixels - shown.minY * scale, likeness: match.likeness)
  }

  private func pattern(at corner: Point, cell: Double, _ columns: Int, _ rows: Int) -> LightMap {
    drawing.map(
      at: (corner.x * drawingScale, corner.y * drawingScale), cell: cell * drawingScale, width: columns, height: rows)
  }

  private func shown(x: Double, y: Double, scale: Double) -> Rect {
    let left = max(part.minX, -x / scale), top = max(part.minY, -y / scale)
    let right = min(part.maxX, (Double(picture.size.width) - x) / scale)
    let bottom = min(part.maxY, (Double(picture.size.height) - y) / scale)
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}
