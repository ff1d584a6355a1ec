import GalleyImage
import GalleyOpenType
import GalleyPaint
import GalleyPicture

struct SheetFonts {
  private var fonts: [SheetFont] = []
  private var current: [FontFace: Int] = [:]
  private var styles: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func text(of run: GlyphRun) throws(PaintError) -> SheetText {
    let index = try index(of: run)
    var text = SheetText(fontName: fonts[index].name, size: run.size)
    let meanings = run.meanings
    for (glyph, meaning) in zip(run.glyphs, meanings) {
      guard let character = fonts[index].character(of: glyph.id, meaning: meaning) else { continue }
      text.append(character, at: glyph, advance: fonts[index].advance(glyph.id))
    }
    return text
  }

  private mutating func index(of run: GlyphRun) throws(PaintError) -> Int {
    if let known = current[run.font], fonts[known].hasRoom(for: run.glyphs.count) { return known }
    // The prefix avoids conflicts with the names of the page's own fonts.
    guard let font = SheetFont(run.font, name: "galley-\(fonts.count)") else {
      throw .unreadableFont(path: run.font.path)
    }
    fonts.append(font)
    current[run.font] = fonts.count - 1
    return fonts.count - 1
  }

  mutating func name(ofStyle style: String) -> String {
    if let known = numbers[style] { return Self.name(ofStyle: known) }
    numbers[style] = styles.count
    styles.append(style)
    return Self.name(ofStyle: styles.count - 1)
  }

  private static func name(ofStyle number: Int) -> String { "g\(number)" }

  func rules() throws(PaintError) -> String {
    var rules = ""
    for font in fonts {
      guard let file = font.webFont else { throw .unreadableFont(path: font.name) }
      let data = Base64.text(file.bytes)
      rules += "@font-face{font-family:\(font.name);src:url(data:font/sfnt;base64,\(data))}\n"
    }
    for (number, style) in styles.enumerated() { rules += ".\(Self.name(ofStyle: number)){\(style)}\n" }
    return rules
  }
}

extension GlyphRun {
  /// The character of each glyph. Nil if characters share glyphs or the run is right-to-left.
  fileprivate var meanings: [Unicode.Scalar?] {
    var meanings = [Unicode.Scalar?](repeating: nil, count: glyphs.count)
    if isRightToLeft { return meanings }
    let bytes = Array(text.utf8)
    for piece in pieces where piece.glyphs.count == 1 {
      let scalars = String(decoding: bytes[piece.bytes], as: UTF8.self).unicodeScalars
      if let only = scalars.first, scalars.count == 1 { meanings[piece.glyphs.lowerBound] = only }
    }
    return meanings
  }
}
