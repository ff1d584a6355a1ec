public import GalleyPaint
import GalleySVG

/// The pictures of a book as its page holds them: SVG that shares fonts, images and shapes.
public struct BookDrawings: Sendable {
  let contents: [BookPicture: String]
  let definitions: String
  let rules: String

  /// The drawings of `book`, whose fonts `painter` opens.
  ///
  /// - Throws: `PaintError` when a font cannot be read, or a picture of many thousand items cannot be painted.
  public init(of book: Book, painter: Painter) throws(PaintError) {
    var sheet = SVGSheet(painter)
    var contents: [BookPicture: String] = [:]
    for picture in book.pictures {
      contents[picture] = try sheet.content(of: picture.picture, scale: picture.scale)
    }
    self.contents = contents
    definitions = sheet.definitions
    rules = try sheet.rules()
  }
}
