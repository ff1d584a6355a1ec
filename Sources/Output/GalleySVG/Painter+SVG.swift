import GalleyGeometry
public import GalleyPaint
public import GalleyPicture

extension Painter {
  /// Returns a self-contained SVG file, with one unit per point.
  ///
  /// Text is drawn as outlines, with its characters as the accessibility label.
  ///
  /// - Parameter picture: The display list to draw.
  /// - Returns: The bytes of the file, in UTF-8.
  /// - Throws: ``PaintError/canvasWithoutArea(width:height:)`` or ``PaintError/unreadableFont(path:)``.
  public func svg(_ picture: Picture) throws(PaintError) -> [UInt8] {
    let size = picture.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .canvasWithoutArea(width: size.width, height: size.height)
    }
    var writer = SVGWriter(self)
    return Array(try writer.write(picture).utf8)
  }
}
