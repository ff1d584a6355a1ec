import CPangoCairo
package import GalleyGeometry
import GalleyImage
package import GalleyPicture

extension Painter {
  /// Draws the shadow of a group and the shadows inside it. All have the same resolution, which is the lowest that
  /// suits the sharpest of them.
  package func shadows(
    of group: Picture.Group, at origin: Point, visible: Rect
  ) throws(PaintError) -> ShadowNotes {
    let notes = ShadowNotes()
    guard let shadow = group.shadow else { return notes }
    let parent = AffineTransform(translationX: origin.x, y: origin.y)
    let finest = group.shadowResolution(in: parent)
    // The resolution is limited, because at four pixels per point the visible part of a page may exceed the maximum
    // size of a layer.
    let space = max(1, visible.width) * max(1, visible.height)
    let resolution = min(
      finest, (Double(CanvasSize.pixelLimit / 8) / space).squareRoot(),
      Double(CanvasSize.sideLimit) / 2 / max(1, visible.width, visible.height))
    let outer = parent.followed(by: AffineTransform(scale: resolution))
    let surface = try ImageSurface(width: 1, height: 1)
    // On a low-resolution layer, edges are not snapped to pixels, because that would displace them visibly.
    let canvas = try CairoCanvas(
      surface.handle, medium: .pixels, scale: max(2, resolution), transform: group.transform.followed(by: outer),
      visible: AffineTransform(scale: resolution)(visible).roundedOut, store: store)
    canvas.notes = notes
    canvas.toNotes = AffineTransform(scale: 1 / resolution)
    _ = try canvas.castLayer(of: group, shadow, outer: outer)
    return notes
  }

  /// Returns a glyph as a bitmap, with its rectangle relative to the pen in points. `resolution` is in pixels per
  /// point. Returns nil if the glyph is invisible.
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

  /// Returns the outline of a glyph, in thousandths of an em with y down.
  package func outline(of glyph: UInt32, in font: FontFace) throws(PaintError) -> [Path.Element] {
    try store.outlines().outline(of: glyph, in: font)
  }

  /// Returns a reduced image. A side that is already shorter keeps its length.
  package func bitmap(of image: PictureImage, width: Int, height: Int) throws(PaintError) -> Bitmap {
    guard width < image.bitmap.width || height < image.bitmap.height else { return image.bitmap }
    return try store.images.surface(image, width: width, height: height).pixelRows().bitmap()
  }
}

extension Picture.Group {
  fileprivate func shadowResolution(in outer: AffineTransform) -> Double {
    var finest = 0.0
    if let shadow {
      // A soft shadow needs no more than two pixels per point.
      let resolution = shadow.radius * outer.magnification < 4 ? 4.0 : 2
      let fall = DeviceShadow(shadow, through: outer.followed(by: AffineTransform(scale: resolution)))
      finest = resolution / fall.coarseness
    }
    let inner = transform.followed(by: outer)
    for case .group(let group) in items { finest = max(finest, group.shadowResolution(in: inner)) }
    return finest
  }
}
