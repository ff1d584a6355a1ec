import CPangoCairo
package import GalleyGeometry
import GalleyImage
package import GalleyPicture

extension Painter {
  /// The shadow that `group` casts, without the group, and those of the groups inside it: each once, as far as they
  /// show in `visible`, on as few pixels as the finest of them allows. The group's parent lies at `origin`.
  ///
  /// - Throws: as ``paint(_:scale:background:)``.
  package func shadows(
    of group: Picture.Group, at origin: Point, visible: Rect
  ) throws(PaintError) -> ShadowNotes {
    let notes = ShadowNotes()
    guard let shadow = group.shadow else { return notes }
    let parent = AffineTransform(translationX: origin.x, y: origin.y)
    let finest = group.shadowResolution(in: parent)
    // A layer holds so many pixels; what shows of a page at four to a point may be more.
    let room = max(1, visible.width) * max(1, visible.height)
    let resolution = min(
      finest, (Double(CanvasSize.pixelLimit / 8) / room).squareRoot(),
      Double(CanvasSize.sideLimit) / 2 / max(1, visible.width, visible.height))
    let outer = parent.followed(by: AffineTransform(scale: resolution))
    let surface = try ImageSurface(width: 1, height: 1)
    // On a coarse layer edges stay between pixels: put on them they would lie where they are not.
    let canvas = try CairoCanvas(
      surface.handle, medium: .pixels, scale: max(2, resolution), transform: group.transform.followed(by: outer),
      visible: AffineTransform(scale: resolution)(visible).roundedOut, store: store)
    canvas.notes = notes
    canvas.toNotes = AffineTransform(scale: 1 / resolution)
    _ = try canvas.castLayer(of: group, shadow, outer: outer)
    return notes
  }

  /// A coloured glyph as a bitmap of about `resolution` pixels a point, and where it lies about the pen, in points;
  /// nil where it shows nothing.
  package func colorGlyph(
    _ glyph: UInt32, of font: FontFace, size: Double, resolution: Double
  ) throws(PaintError) -> (bitmap: Bitmap, rect: Rect)? {
    guard let strike = try store.fonts.strikes(of: font).glyph(glyph, em: size * resolution) else { return nil }
    let points = size / strike.em
    let rect = Rect(
      x: strike.left * points, y: -strike.top * points, width: Double(strike.surface.width) * points,
      height: Double(strike.surface.height) * points)
    return (try strike.surface.pixelRows().bitmap(), rect)
  }

  package static let outlineUnits = GlyphOutlines.em

  /// The outline of a glyph of `font`, in thousandths of an em with y down; empty for a space.
  package func outline(of glyph: UInt32, in font: FontFace) throws(PaintError) -> [Path.Element] {
    try store.outlines().outline(of: glyph, in: font)
  }

  /// `image` averaged down to at most `width` × `height` pixels; an axis that is shorter stays as it is.
  package func bitmap(of image: PictureImage, width: Int, height: Int) throws(PaintError) -> Bitmap {
    guard width < image.bitmap.width || height < image.bitmap.height else { return image.bitmap }
    return try store.images.surface(image, width: width, height: height).pixelRows().bitmap()
  }
}

extension Picture.Group {
  /// How many pixels a point the shadows of the group and of those inside it need.
  fileprivate func shadowResolution(in outer: AffineTransform) -> Double {
    var finest = 0.0
    if let shadow {
      // A soft shadow has no detail that twice a page's units could not hold.
      let resolution = shadow.radius * outer.magnification < 4 ? 4.0 : 2
      let fall = DeviceShadow(shadow, through: outer.followed(by: AffineTransform(scale: resolution)))
      finest = resolution / fall.coarseness
    }
    let inner = transform.followed(by: outer)
    for case .group(let group) in items { finest = max(finest, group.shadowResolution(in: inner)) }
    return finest
  }
}
