import GalleyGeometry
import GalleyPaint
import GalleyPicture

/// The fonts, images, forms and gradients of a file. Each is written once.
final class PDFStore {
  let objects: PDFObjects
  let painter: Painter
  let programs: FontPrograms
  private var fonts: [FontFace: EmbeddedFont] = [:]
  private var fontOrder: [EmbeddedFont] = []
  private var lastFont: EmbeddedFont?
  private var lastShared: SharedFontFace?
  private var images: [ImageKey: PDFObjects.Reference] = [:]
  private var shadings: [ShadingKey: PDFObjects.Reference] = [:]
  private var emoji: [EmojiKey: Emoji?] = [:]
  private(set) var invisibleText = InvisibleText()

  private struct ImageKey: Hashable {
    var digest: String
    var isInterpolated: Bool
  }

  private struct ShadingKey: Hashable {
    var stops: [Paint.Stop]
    var channel: GradientChannel
    var line: ShadingLine
  }

  private struct EmojiKey: Hashable {
    var font: FontFace
    var glyph: UInt32
    var size: Double
  }

  struct Emoji {
    let image: PDFObjects.Reference
    let rect: Rect
  }

  init(_ objects: PDFObjects, painter: Painter, programs: FontPrograms = FontPrograms()) {
    self.objects = objects
    self.programs = programs
    self.painter = painter
  }

  func update(from other: PDFStore) {
    fonts = other.fonts.mapValues { EmbeddedFont(copying: $0) }
    (fontOrder, lastFont, lastShared) = ([], nil, nil)
    (images, shadings, emoji) = (other.images, other.shadings, other.emoji)
    invisibleText = InvisibleText(copying: other.invisibleText)
  }

  func takeNotes() -> [EmbeddedFont.Notes] { fonts.values.compactMap { $0.takeNotes() } }

  /// Records how pages use fonts. Returns false and changes nothing if the notes contradict existing ones.
  func learn(_ notes: [EmbeddedFont.Notes]) -> Bool {
    for note in notes {
      guard let font = fonts[note.face], font.agrees(with: note) else { return false }
    }
    for note in notes { fonts[note.face]?.learn(note) }
    return true
  }

  var faces: Set<FontFace> { Set(fonts.keys).union(emoji.keys.map(\.font)) }

  func font(_ face: FontFace) throws(PDFError) -> EmbeddedFont {
    // Consecutive cells usually share a font, and this check avoids hashing its name.
    if let lastFont, lastFont.face == face { return lastFont }
    let font = try knownFont(face)
    (lastFont, lastShared) = (font, nil)
    return font
  }

  func font(_ shared: SharedFontFace) throws(PDFError) -> EmbeddedFont {
    if let lastFont, lastShared === shared { return lastFont }
    let font = try font(shared.face)
    lastShared = shared
    return font
  }

  private func knownFont(_ face: FontFace) throws(PDFError) -> EmbeddedFont {
    if let known = fonts[face] { return known }
    let font = EmbeddedFont(
      face, try programs.program(of: face), name: "F\(fonts.count)", reference: objects.reserve())
    fonts[face] = font
    fontOrder.append(font)
    return font
  }

  func image(_ source: PictureImage, isInterpolated: Bool) throws(PDFError) -> PDFObjects.Reference {
    let key = ImageKey(digest: source.digest, isInterpolated: isInterpolated)
    if let known = images[key] { return known }
    let reference = try ImageWriter(bitmap: source.bitmap, isInterpolated: isInterpolated).write(to: objects)
    images[key] = reference
    return reference
  }

  func shading(
    _ stops: [Paint.Stop], of channel: GradientChannel, along line: ShadingLine
  ) throws(PDFError) -> PDFObjects.Reference {
    let key = ShadingKey(stops: stops, channel: channel, line: line)
    if let known = shadings[key] { return known }
    let reference = try objects.write { out in
      ShadingWriter(stops: stops, channel: channel).put(along: line, out: out)
    }
    shadings[key] = reference
    return reference
  }

  func form(
    of items: [Picture.Item], drawnAs state: PDFCanvas.State, height: Double
  ) throws(PDFError) -> PDFObjects.Reference {
    let canvas = PDFCanvas(height: height, visible: state.visible, store: self)
    canvas.state.offset = state.offset
    canvas.state.shadows = state.shadows
    try canvas.draw(items)
    return try write(canvas, colorSpace: "/DeviceRGB")
  }

  func write(_ canvas: PDFCanvas, colorSpace: String) throws(PDFError) -> PDFObjects.Reference {
    canvas.endText()
    let reference = objects.reserve()
    try objects.writeStream(reference, canvas.out.bytes) { out in
      // Inside rotated or scaled groups, coordinates may be large, so the form itself does not clip. The page clips the
      // content.
      out.put("/Type/XObject/Subtype/Form/BBox[-32000 -32000 32000 32000]/Group<</S/Transparency/I true/CS")
      out.put(colorSpace)
      out.put(">>")
      canvas.resources.write(to: out)
    }
    return reference
  }

  func shadows(of group: Picture.Group, drawnAs state: PDFCanvas.State) throws(PDFError) -> ShadowNotes {
    do { return try painter.shadows(of: group, at: state.offset, visible: state.visible) } catch {
      throw .paint(error)
    }
  }

  func image(of shadow: ShadowNotes.Shadow) throws(PDFError) -> PDFObjects.Reference {
    try ImageWriter(bitmap: shadow.bitmap, isInterpolated: true).write(to: objects)
  }

  /// Returns a glyph as a bitmap with four pixels per point, which is sharp in print. Returns nil if the glyph is
  /// invisible.
  func emoji(_ glyph: UInt32, of run: GlyphRun) throws(PDFError) -> Emoji? {
    let key = EmojiKey(font: run.font, glyph: glyph, size: run.size)
    if let known = emoji[key] { return known }
    let made = try makeEmoji(glyph, of: run)
    emoji[key] = .some(made)
    return made
  }

  private func makeEmoji(_ glyph: UInt32, of run: GlyphRun) throws(PDFError) -> Emoji? {
    let cast: (bitmap: Bitmap, rect: Rect)?
    do { cast = try painter.colorGlyph(glyph, of: run.font, size: run.size, resolution: 4) } catch {
      throw .paint(error)
    }
    guard let cast else { return nil }
    return Emoji(image: try ImageWriter(bitmap: cast.bitmap, isInterpolated: true).write(to: objects), rect: cast.rect)
  }

  /// Writes the fonts. `threads` threads create the subsets in parallel. The bytes do not depend on their number.
  func finish(threads: Int) throws(PDFError) {
    let subsets = SubsetQueue(fontOrder).subsets(threads: threads)
    for (font, subset) in zip(fontOrder, subsets) { try font.write(subset, to: objects) }
    try invisibleText.write(to: objects)
  }
}
