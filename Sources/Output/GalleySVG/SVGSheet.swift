package import GalleyPaint
package import GalleyPicture

/// Pictures of one HTML page as the content of its `svg` elements, which share fonts, images and shapes.
///
/// Text is text in fonts that the page carries, cut to the glyphs it shows: a picture of a screen takes about 10 KB,
/// and is sharp at any size.
package struct SVGSheet {
  private var writer: SVGWriter

  /// The most items of a picture that a browser should hold as elements; what has more is an image.
  private static let itemLimit = 4000

  /// A sheet without pictures yet.
  package init(_ painter: Painter) { writer = SVGWriter(painter, fonts: SheetFonts()) }

  /// The content of an `svg` element whose view box is `picture`, one unit a point.
  ///
  /// - Throws: ``PaintError`` when a font cannot be read.
  package mutating func content(of picture: Picture, scale: Double) throws(PaintError) -> String {
    HTMLMarkup.shortened(
      try picture.items.itemCount > SVGSheet.itemLimit
        ? writer.writeImage(of: picture, scale: scale) : writer.writeContent(of: picture))
  }

  /// The content of an `svg` element that stands anywhere on the page, and that shows nothing: what pictures share.
  package var definitions: String { HTMLMarkup.shortened(writer.definitions) }

  /// The rules that the page's style sheet needs.
  ///
  /// - Throws: ``PaintError/unreadableFont(path:)`` when a font cannot be cut.
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
