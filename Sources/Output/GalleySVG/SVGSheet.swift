package import GalleyPaint
package import GalleyPicture

/// The `svg` elements of one page, which share fonts, images and shapes. An image of a screen takes about 10 KB and is
/// sharp at any size.
package struct SVGSheet {
  private var writer: SVGWriter

  /// The maximum number of items. Pictures with more items become images.
  private static let itemLimit = 4000

  package init(_ painter: Painter) { writer = SVGWriter(painter, fonts: SheetFonts()) }

  /// Returns the content of an `svg` element. Its view box has the size of `picture`, with one unit per point.
  package mutating func content(of picture: Picture, scale: Double) throws(PaintError) -> String {
    HTMLMarkup.shortened(
      try picture.items.itemCount > SVGSheet.itemLimit
        ? writer.writeImage(of: picture, scale: scale) : writer.writeContent(of: picture))
  }

  /// The shared definitions, for an invisible `svg` element anywhere on the page.
  package var definitions: String { HTMLMarkup.shortened(writer.definitions) }

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
