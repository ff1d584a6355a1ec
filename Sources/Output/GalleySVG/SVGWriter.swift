import GalleyGeometry
import GalleyImage
import GalleyPaint
import GalleyPicture

/// Writes pictures as SVG: one file that needs nothing beside it, or the pictures of a page, which share what they
/// define.
///
/// Written here and not by Cairo, whose names for things come from a counter of the process, so that a second file
/// would differ from the first. Text of a file is outlines, with its characters as the label that screen readers say;
/// emoji and images are files inside; shadows are filters.
struct SVGWriter {
  let painter: Painter
  /// The fonts of a page; nil where text is outlines.
  var fonts: SheetFonts?
  private(set) var definitions = ""
  var body = ""
  var place = Place()
  /// The names of elements by what they are, so that equal ones are defined once.
  private var names: [String: String] = [:]
  private var count = 0
  private var outlineNames: [GlyphKey: String?] = [:]
  private var castGlyphs: [GlyphKey: CastGlyph?] = [:]
  private var imageNames: [ImageKey: String] = [:]

  struct Place {
    /// Whether items are only moved, so that a viewer may put the edges of rectangles on its pixels.
    var isUpright = true
    var magnification = 1.0
  }

  private struct GlyphKey: Hashable {
    var font: FontFace
    var id: UInt32
    /// 0 where one serves all sizes.
    var size = 0.0
  }

  struct CastGlyph {
    var name: String
    /// From the image's pixels to points about the pen.
    var map: AffineTransform
  }

  private struct ImageKey: Hashable {
    var image: PictureImage
    var width: Int
    var height: Int
  }

  init(_ painter: Painter, fonts: SheetFonts? = nil) {
    self.painter = painter
    self.fonts = fonts
  }

  mutating func write(_ picture: Picture) throws(PaintError) -> String {
    let (width, height) = (SVGText.number(picture.size.width), SVGText.number(picture.size.height))
    let content = try writeContent(of: picture)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <defs>
      \(definitions)</defs>
      \(content)</svg>

      """
  }

  /// What `picture` shows, with references to ``definitions``.
  mutating func writeContent(of picture: Picture) throws(PaintError) -> String {
    (body, place) = ("", Place())
    try write(painter.settlingBackdrops(in: picture).items)
    return body
  }

  /// An image of `picture` with `scale` pixels a point.
  mutating func writeImage(of picture: Picture, scale: Double) throws(PaintError) -> String {
    let bitmap = try painter.paint(picture, scale: scale)
    let size = [("width", picture.size.width), ("height", picture.size.height)]
    let sides = size.map { "\($0.0)=\"\(SVGText.number($0.1))\"" }.joined(separator: " ")
    return "<image \(sides) preserveAspectRatio=\"none\" href=\"\(SheetImage(bitmap).address)\"/>"
  }

  mutating func write(_ items: [Picture.Item]) throws(PaintError) {
    for item in items {
      switch item {
      case .group(let group): try write(group)
      case .fill(let fill): try write(fill)
      case .stroke(let stroke): try write(stroke)
      case .glyphs(let glyphs): try write(glyphs)
      case .image(let image): try write(image)
      }
    }
  }

  // MARK: Named things

  /// Adds an element that is drawn only where it is used, and gives its name; equal ones have the same.
  mutating func define(_ element: String, _ attributes: String, _ content: String = "") -> String {
    let key = "\(element) \(attributes)>\(content)"
    if let known = names[key] { return known }
    let name = add(element, attributes, content)
    names[key] = name
    return name
  }

  private mutating func add(_ element: String, _ attributes: String, _ content: String = "") -> String {
    count += 1
    let name = "n\(count)"
    definitions += "<\(element) id=\"\(name)\" \(attributes)>\(content)</\(element)>\n"
    return name
  }

  private mutating func defineImage(_ address: String, _ bitmap: Bitmap) -> String {
    // Known by what it is an image of, which is shorter than the file.
    add(
      "image",
      "width=\"\(bitmap.width)\" height=\"\(bitmap.height)\" preserveAspectRatio=\"none\" href=\"\(address)\"")
  }

  /// The name of the element that shows `image` as large as `size`, in points of the picture, and its pixels.
  ///
  /// A file holds all pixels; a page holds no more than two a point, or four where that is what there is.
  mutating func name(
    of image: PictureImage, shownAs size: Size
  ) throws(PaintError) -> (name: String, width: Int, height: Int) {
    var (width, height) = (image.bitmap.width, image.bitmap.height)
    if fonts != nil {
      while Double(width) >= 4 * size.width, Double(height) >= 4 * size.height, min(width, height) > 1 {
        (width, height) = ((width + 1) / 2, (height + 1) / 2)
      }
    }
    let key = ImageKey(image: image, width: width, height: height)
    if let known = imageNames[key] { return (known, width, height) }
    let bitmap = try painter.bitmap(of: image, width: width, height: height)
    let name = defineImage(address(of: bitmap), bitmap)
    imageNames[key] = name
    return (name, width, height)
  }

  private func address(of bitmap: Bitmap) -> String {
    fonts == nil ? "data:image/png;base64,\(Base64.text(PNG.encode(bitmap)))" : SheetImage(bitmap).address
  }

  /// The image of coloured glyph `id` of `run`, which is written once; nil where it shows nothing.
  mutating func castGlyph(_ id: UInt32, of run: GlyphRun) throws(PaintError) -> CastGlyph? {
    let key = GlyphKey(font: run.font, id: id, size: run.size)
    if let known = castGlyphs[key] { return known }
    // Four pixels a point, as on a page, stay sharp when the file is enlarged.
    let cast = try painter.colorGlyph(id, of: run.font, size: run.size, resolution: 4).map { bitmap, rect in
      CastGlyph(
        name: defineImage(address(of: bitmap), bitmap),
        map: AffineTransform(
          a: rect.width / Double(bitmap.width), b: 0, c: 0, d: rect.height / Double(bitmap.height), tx: rect.minX,
          ty: rect.minY))
    }
    castGlyphs[key] = .some(cast)
    return cast
  }

  /// The name of a glyph's outline, which is written once; nil when it has none.
  mutating func name(of id: UInt32, in font: FontFace) throws(PaintError) -> String? {
    let key = GlyphKey(font: font, id: id)
    if let known = outlineNames[key] { return known }
    let outline = try painter.outline(of: id, in: font)
    let name = outline.isEmpty ? nil : define("path", "d=\"\(SVGText.path(outline))\"")
    outlineNames[key] = .some(name)
    return name
  }
}
