package import GalleyGeometry
import GalleyImage
package import GalleyPicture

extension Painter {
  /// The soft shadow that `group` casts, without the group, and where it lies, in points of the group's parent; nil
  /// where nothing casts one.
  ///
  /// - Throws: as ``paint(_:scale:background:)``.
  package func shadow(
    _ shadow: Picture.Shadow, of group: Picture.Group, resolution: Double
  ) throws(PaintError) -> (bitmap: Bitmap, rect: Rect)? {
    let map = AffineTransform(scale: resolution)
    let fall = DeviceShadow(shadow, through: map)
    guard let bounds = group.shapeBounds(in: map)?.outset(by: 1).roundedOut, bounds.width >= 1, bounds.height >= 1
    else { return nil }
    let limit = Double(CanvasSize.sideLimit) - fall.reach * 2
    let (width, height) = (Int(min(limit, bounds.width)), Int(min(limit, bounds.height)))
    let surface = try ImageSurface(width: width, height: height)
    let place = map.followed(by: AffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    let canvas = try Canvas(
      surface.handle, medium: .pixels, scale: resolution, transform: group.transform.followed(by: place),
      visible: Rect(x: 0, y: 0, width: Double(width), height: Double(height)), store: store)
    try canvas.drawClipped(group)
    try canvas.finish()
    let mask = try AlphaBlur(deviation: fall.deviation).mask(of: surface, margin: Int(fall.reach))
    let corner = bounds.origin + fall.offset - Point(x: fall.reach, y: fall.reach)
    let rect = Rect(
      x: corner.x / resolution, y: corner.y / resolution, width: Double(mask.width) / resolution,
      height: Double(mask.height) / resolution)
    return (mask.colored(shadow.color), rect)
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
}

extension ImageSurface {
  /// The alphas of a mask in `color`.
  fileprivate func colored(_ color: RGBA) -> Bitmap {
    let channels = [color.red, color.green, color.blue].map { UInt8((max(0, min(1, $0)) * 255).rounded()) }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let stride = self.stride
    edit { base in
      for y in 0..<height {
        for x in 0..<width {
          let place = (y * width + x) * 4
          for channel in 0..<3 { pixels[place + channel] = channels[channel] }
          let cover = Double(base.load(fromByteOffset: y * stride + x, as: UInt8.self))
          pixels[place + 3] = UInt8((cover * color.alpha).rounded())
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
