package import GalleyGeometry
import GalleyImage
package import GalleyPicture

extension Painter {
  /// Draws a part of a picture. `resolution` is in pixels per point and is reduced if the canvas would be too large.
  /// Returns nil if `area` is empty.
  package func image(
    of items: [Picture.Item], in area: Rect, resolution: Double
  ) throws(PaintError) -> Picture.Image? {
    let area = area.roundedOut
    guard area.isFinite, !area.isEmpty else { return nil }
    let limit = Double(CanvasSize.sideLimit) / 2
    let maximum = (Double(CanvasSize.pixelLimit / 8) / (area.width * area.height)).squareRoot()
    let scale = min(resolution, maximum, limit / max(area.width, area.height))
    let moved = Picture.Group(items, transform: AffineTransform(translationX: -area.minX, y: -area.minY))
    let bitmap = try paint(Picture(size: area.size, items: [.group(moved)]), scale: scale)
    return Picture.Image(PictureImage(bitmap), in: area)
  }

  /// Replaces backdrops with images, for formats in which a group cannot access the content below it.
  package func settlingBackdrops(in picture: Picture) throws(PaintError) -> Picture {
    guard picture.items.contains(where: \.readsBeneath) else { return picture }
    var settler = BackdropSettler(painter: self, canvas: Rect(size: picture.size))
    return Picture(size: picture.size, items: try settler.settle(Picture.Group(picture.items)).items)
  }
}

private struct BackdropSettler {
  let painter: Painter
  let canvas: Rect
  private var open: [Picture.Group] = []
  /// The transform from the innermost open group to the canvas.
  private var map = AffineTransform.identity

  /// The resolution in pixels per point, which is sufficient for blurred content.
  private static let resolution = 2.0

  init(painter: Painter, canvas: Rect) { (self.painter, self.canvas) = (painter, canvas) }

  mutating func settle(_ group: Picture.Group) throws(PaintError) -> Picture.Group {
    let outer = map
    defer { map = outer }
    map = group.transform.followed(by: outer)
    // The content below is drawn without the fade, mask or filter of the surrounding groups.
    open.append(Picture.Group([], transform: group.transform, clip: group.clip, backdrop: group.backdrop))
    var settled = group
    settled.items = []
    if group.backdrop != nil, let image = try beneath(group) {
      settled.items.append(image)
      open[open.count - 1].items.append(image)
    }
    open[open.count - 1].backdrop = nil
    settled.backdrop = nil
    for item in group.items {
      var item = item
      if item.readsBeneath, case .group(let inner) = item { item = .group(try settle(inner)) }
      settled.items.append(item)
      open[open.count - 1].items.append(item)
    }
    open.removeLast()
    return settled
  }

  private func beneath(_ group: Picture.Group) throws(PaintError) -> Picture.Item? {
    let bounds = group.clip.map { map($0.bounds) } ?? canvas
    guard let area = bounds.outset(by: 1).intersection(canvas), let back = map.inverse else { return nil }
    var items: [Picture.Item] = []
    for group in open.reversed() {
      var whole = group
      whole.items += items
      items = [.group(whole)]
    }
    return try painter.image(of: items, in: area, resolution: Self.resolution).map { image in
      .group(.init([.image(image)], transform: back))
    }
  }
}
