import GalleyGeometry
import GalleyImage
import GalleyPicture

/// Writes a picture as one SVG file that needs nothing beside it.
///
/// Written here and not by Cairo, whose names for things come from a counter of the process, so that a second file
/// would differ from the first. Text is outlines, with its characters as the label that screen readers say; emoji
/// and images are PNG files inside; shadows are filters.
struct SVGWriter {
  /// Fonts for the outlines and bitmaps of glyphs.
  let store: PaintStore
  private let outlines: GlyphOutlines
  private var definitions = ""
  /// What is drawn so far.
  var body = ""
  /// Whether items are only moved, so that a viewer may put the edges of rectangles on its pixels.
  var isUpright = true
  /// Things named so far.
  private var count = 0
  private var glyphNames: [GlyphKey: String?] = [:]
  private var imageNames: [PictureImage: String] = [:]

  private struct GlyphKey: Hashable {
    var font: FontFace
    var id: UInt32
  }

  init(_ store: PaintStore) throws(PaintError) {
    self.store = store
    outlines = try GlyphOutlines(store.fonts)
  }

  /// The file of `picture`.
  mutating func write(_ picture: Picture) throws(PaintError) -> String {
    let (width, height) = (SVGText.number(picture.size.width), SVGText.number(picture.size.height))
    try write(picture.items)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <defs>
      \(definitions)</defs>
      \(body)</svg>

      """
  }

  /// Writes `items`, back to front.
  mutating func write(_ items: [Picture.Item]) throws(PaintError) {
    for item in items {
      switch item {
      case .group(let group): try write(group)
      case .fill(let fill): write(fill)
      case .stroke(let stroke): write(stroke)
      case .glyphs(let glyphs): try write(glyphs)
      case .image(let image): write(image)
      }
    }
  }

  // MARK: Named things

  /// Adds an element that is drawn only where it is used, and gives its name.
  mutating func define(_ element: String, _ attributes: String, _ content: String = "") -> String {
    count += 1
    let name = "n\(count)"
    definitions += "<\(element) id=\"\(name)\" \(attributes)>\(content)</\(element)>\n"
    return name
  }

  /// The name of the image of a PNG `file`, one unit a pixel.
  private mutating func defineImage(_ file: [UInt8], width: Int, height: Int) -> String {
    let data = "data:image/png;base64,\(SVGText.base64(file))"
    return define("image", "width=\"\(width)\" height=\"\(height)\" preserveAspectRatio=\"none\" href=\"\(data)\"")
  }

  /// The name of a bitmap, which is written once.
  mutating func name(of image: PictureImage) -> String {
    if let known = imageNames[image] { return known }
    let name = defineImage(PNG.encode(image.bitmap), width: image.bitmap.width, height: image.bitmap.height)
    imageNames[image] = name
    return name
  }

  /// The name of a glyph's bitmap, which is written once.
  mutating func name(of strike: ColorStrikes.Glyph, id: UInt32, in font: FontFace) throws(PaintError) -> String {
    let key = GlyphKey(font: font, id: id)
    if case .some(.some(let known)) = glyphNames[key] { return known }
    let file = PNG.encode(try strike.surface.pixelRows(), scale: 1)
    let name = defineImage(file, width: strike.surface.width, height: strike.surface.height)
    glyphNames[key] = name
    return name
  }

  /// The name of a glyph's outline, which is written once; nil when it has none.
  mutating func name(of id: UInt32, in font: FontFace) throws(PaintError) -> String? {
    let key = GlyphKey(font: font, id: id)
    if let known = glyphNames[key] { return known }
    let outline = try outline(of: id, in: font)
    let name = outline.isEmpty ? nil : define("path", "d=\"\(SVGText.path(outline))\"")
    glyphNames[key] = .some(name)
    return name
  }

  /// The outline of a glyph, in thousandths of an em.
  func outline(of id: UInt32, in font: FontFace) throws(PaintError) -> [Path.Element] {
    try outlines.outline(of: id, in: font)
  }
}
