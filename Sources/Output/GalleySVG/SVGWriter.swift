import GalleyGeometry
import GalleyImage
import GalleyPaint
import GalleyPicture

/// Writes SVG. Cairo's SVG output is not used, because it numbers its elements with a process-wide counter, so a second
/// file would differ from the first.
struct SVGWriter {
  let painter: Painter
  var fonts: SheetFonts?
  private(set) var definitions = ""
  var body = ""
  var place = Place()
  /// The names of definitions by content, so that identical elements are defined once.
  private var names: [String: String] = [:]
  private var count = 0
  private var outlineNames: [GlyphKey: String?] = [:]
  private var castGlyphs: [GlyphKey: CastGlyph?] = [:]
  private var imageNames: [ImageKey: String] = [:]

  struct Place {
    /// Whether items are only translated, so that the edges of rectangles can be snapped to pixels.
    var isUpright = true
    var magnification = 1.0
  }

  private struct GlyphKey: Hashable {
    var font: FontFace
    var id: UInt32
    /// The size of the glyph, or 0 if the definition applies to all sizes.
    var size = 0.0
  }

  struct CastGlyph {
    var name: String
    /// The transform from the image's pixels to points relative to the pen.
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

  mutating func writeContent(of picture: Picture) throws(PaintError) -> String {
    (body, place) = ("", Place())
    try write(painter.settlingBackdrops(in: picture).items)
    return body
  }

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

  // MARK: Definitions

  /// Returns the name of an element. Identical elements share a name.
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
    // Images are identified by their source, which takes less time than comparing their content.
    add(
      "image",
      "width=\"\(bitmap.width)\" height=\"\(bitmap.height)\" preserveAspectRatio=\"none\" href=\"\(address)\"")
  }

  /// Returns the name of an image. `size` is the displayed size in points. For a page, the image is halved as long as
  /// it keeps at least four pixels per point.
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

  mutating func castGlyph(_ id: UInt32, of run: GlyphRun) throws(PaintError) -> CastGlyph? {
    let key = GlyphKey(font: run.font, id: id, size: run.size)
    if let known = castGlyphs[key] { return known }
    // With four pixels per point, the glyph remains sharp when the file is enlarged.
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

  mutating func name(of id: UInt32, in font: FontFace) throws(PaintError) -> String? {
    let key = GlyphKey(font: font, id: id)
    if let known = outlineNames[key] { return known }
    let outline = try painter.outline(of: id, in: font)
    let name = outline.isEmpty ? nil : define("path", "d=\"\(SVGText.path(outline))\"")
    outlineNames[key] = .some(name)
    return name
  }
}
