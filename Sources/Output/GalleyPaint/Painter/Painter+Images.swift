package import GalleyGeometry
import GalleyImage
package import GalleyPicture

extension Painter {
  /// What `items` show in `area` of their points, on nothing, as an image for a page: of `resolution` pixels to a point,
  /// or as many as a canvas holds; nil where the area is empty.
  package func image(
    of items: [Picture.Item], in area: Rect, resolution: Double
  ) throws(PaintError) -> Picture.Image? {
    let area = area.roundedOut
    guard area.isFinite, !area.isEmpty else { return nil }
    let limit = Double(CanvasSize.sideLimit) / 2
    let most = (Double(CanvasSize.pixelLimit / 8) / (area.width * area.height)).squareRoot()
    let scale = min(resolution, most, limit / max(area.width, area.height))
    let moved = Picture.Group(items, transform: AffineTransform(translationX: -area.minX, y: -area.minY))
    let bitmap = try paint(Picture(size: area.size, items: [.group(moved)]), scale: scale)
    return Picture.Image(PictureImage(bitmap), in: area)
  }

  /// `picture` with images in place of what groups show of what is beneath them: for formats that cannot look there.
  package func settlingBackdrops(in picture: Picture) throws(PaintError) -> Picture {
    guard picture.items.contains(where: \.readsBeneath) else { return picture }
    var settler = BackdropSettler(painter: self, canvas: Rect(size: picture.size))
    return Picture(size: picture.size, items: try settler.settle(Picture.Group(picture.items)).items)
  }
}

/// Goes through a picture in the order it is drawn, and makes images of what groups show of what is beneath them.
private struct BackdropSettler {
  let painter: Painter
  let canvas: Rect
  /// What is drawn so far, in the groups that are open now, the outermost first.
  private var open: [Picture.Group] = []
  /// From the points of the innermost open group to the canvas.
  private var map = AffineTransform.identity

  /// What is soft has no detail that two pixels a point could not hold.
  private static let resolution = 2.0

  init(painter: Painter, canvas: Rect) { (self.painter, self.canvas) = (painter, canvas) }

  mutating func settle(_ group: Picture.Group) throws(PaintError) -> Picture.Group {
    let outer = map
    defer { map = outer }
    map = group.transform.followed(by: outer)
    // What is beneath is looked at as it is, whatever is done to the group around it.
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
