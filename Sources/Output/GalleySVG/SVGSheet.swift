package import GalleyPaint
package import GalleyPicture

/// The pictures of one HTML page as content of its `svg` elements, which share fonts, images and shapes.
///
/// Text uses embedded fonts that contain only the glyphs shown. A picture of a screen takes about 10 KB and is sharp at
/// any size.
package struct SVGSheet {
  private var writer: SVGWriter

  /// The maximum number of items in a picture that becomes elements. Larger pictures become images.
  private static let itemLimit = 4000

  package init(_ painter: Painter) { writer = SVGWriter(painter, fonts: SheetFonts()) }

  /// Returns the content of an `svg` element whose view box is that of `picture`, with one unit per point.
  ///
  /// - Throws: ``PaintError`` if a font cannot be read.
  package mutating func content(of picture: Picture, scale: Double) throws(PaintError) -> String {
    HTMLMarkup.shortened(
      try picture.items.itemCount > SVGSheet.itemLimit
        ? writer.writeImage(of: picture, scale: scale) : writer.writeContent(of: picture))
  }

  /// The content of an invisible `svg` element anywhere on the page, with the shared definitions.
  package var definitions: String { HTMLMarkup.shortened(writer.definitions) }

  /// Returns the rules for the page's style sheet.
  ///
  /// - Throws: ``PaintError/unreadableFont(path:)`` if a font cannot be subset.
  package func rules() throws(PaintError) -> String {
    """
    svg{stroke-miterlimit:\(SVGText.number(StrokeStyle.plainLimit))}
    svg.picture{isolation:isolate;forced-color-adjust:none;overflow:hidden}
    svg.picture text{direction:ltr;unicode-bidi:bidi-override;white-space:pre;font-weight:400;font-style:normal;\
    letter-spacing:0;word-spacing:0;font-kerning:none;font-synthesis:none;text-rendering:geometricPrecision}
    \(try writer.fonts?.rules() ?? "")
    """
  }
}

extension [Picture.Item] {
  fileprivate var itemCount: Int {
    reduce(0) { count, item in
      guard case .group(let group) = item else { return count + 1 }
      return count + 1 + group.items.itemCount + (group.mask?.itemCount ?? 0)
    }
  }
}
