import GalleyGeometry

/// Makes emoji searchable and copyable, although they are bitmaps. Each piece of text has its own invisible glyph.
final class InvisibleText {
  struct Glyph {
    let font: String
    let reference: PDFObjects.Reference
    let code: UInt8
  }

  private var glyphs: [String: Glyph] = [:]
  private var texts: [[String]] = []
  private var references: [PDFObjects.Reference] = []
  private let isCopy: Bool

  init() { isCopy = false }

  /// Creates a copy. New text in the copy uses a separate font.
  init(copying other: InvisibleText) {
    (glyphs, texts, references) = (other.glyphs, other.texts, other.references)
    isCopy = true
  }

  /// The maximum number of glyphs in a font, because a code is one byte and 0 is not used.
  private static let fontSize = 255
  /// The advance in thousandths of an em, which is about the advance of an emoji.
  private static let advance = 1250

  func glyph(for text: String, in objects: PDFObjects) -> Glyph {
    if let known = glyphs[text] { return known }
    if isCopy || texts.last.map({ $0.count >= InvisibleText.fontSize }) ?? true {
      texts.append([])
      references.append(objects.reserve())
    }
    let font = texts.count - 1
    texts[font].append(text)
    let glyph = Glyph(font: "E\(font)", reference: references[font], code: UInt8(texts[font].count))
    glyphs[text] = glyph
    return glyph
  }

  func write(to objects: PDFObjects) throws(PDFError) {
    guard !texts.isEmpty else { return }
    let empty = objects.reserve()
    let program = ByteBuffer(capacity: 64)
    program.put(InvisibleText.advance)
    program.put(" 0 0 -200 1250 950 d1")
    try objects.writeStream(empty, program.bytes)
    for (font, texts) in texts.enumerated() {
      let entries = texts.enumerated().map { (UInt16($0.offset + 1), $0.element) }
      let meanings = try CharacterMap(entries).write(to: objects, codeBytes: 1)
      try objects.write(references[font]) { out in
        out.put("<</Type/Font/Subtype/Type3/FontBBox[0 -200 1250 950]/FontMatrix[.001 0 0 .001 0 0]")
        out.put("/FirstChar 1/LastChar ")
        out.put(texts.count)
        out.put("/Widths[")
        for _ in texts {
          out.put(InvisibleText.advance)
          out.put(" ")
        }
        out.put("]/CharProcs<</e ")
        out.put(empty)
        out.put(">>/Encoding<</Type/Encoding/Differences[1")
        for _ in texts { out.put("/e") }
        out.put("]>>/Resources<<>>/ToUnicode ")
        out.put(meanings)
        out.put(">>")
      }
    }
  }
}
