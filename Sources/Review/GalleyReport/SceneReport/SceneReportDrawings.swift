package import GalleyPaint
import GalleySVG

/// The figures of an HTML scene report, as SVG with shared fonts, images and shapes.
package struct SceneReportDrawings: Sendable {
  let contents: [SceneReportPicture: String]
  let definitions: String
  let rules: String

  /// Draws the figures of a report.
  ///
  /// - Parameters:
  ///   - book: The scene report.
  ///   - painter: The painter that provides the fonts. The glyphs that the figures use are embedded.
  /// - Throws: `PaintError` if a font cannot be read or a complex figure cannot be rasterised.
  package init(of book: SceneReport, painter: Painter) throws(PaintError) {
    var sheet = SVGSheet(painter)
    var contents: [SceneReportPicture: String] = [:]
    for picture in book.pictures {
      contents[picture] = try sheet.content(of: picture.picture, scale: picture.scale)
    }
    self.contents = contents
    definitions = sheet.definitions
    rules = try sheet.rules()
  }
}
