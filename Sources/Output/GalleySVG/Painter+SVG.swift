import GalleyGeometry
public import GalleyPaint
public import GalleyPicture

extension Painter {
  /// The SVG file of `picture`, one unit a point, with everything it shows inside.
  ///
  /// Text is drawn as outlines and labelled with its characters.
  public func svg(_ picture: Picture) throws(PaintError) -> [UInt8] {
    let size = picture.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .canvasWithoutArea(width: size.width, height: size.height)
    }
    var writer = SVGWriter(self)
    return Array(try writer.write(picture).utf8)
  }
}
