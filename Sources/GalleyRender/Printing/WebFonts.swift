import GalleyPicture
import GalleyPrint
import GalleyRender
import GalleySVG
import GalleyTemplate
import GalleyText

/// The fonts that a report's web page carries: those of its style, with the characters that it shows.
struct WebFonts {
  private var characters: Set<Unicode.Scalar>

  /// No characters but those of plain English.
  init() { characters = Set((0x20...0x7E).compactMap { Unicode.Scalar($0) }) }

  /// Takes in what a page shows.
  mutating func add(_ bytes: [UInt8]) {
    // Letters beyond ASCII begin with a byte from 0xC2 on.
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isASCII {
      characters.insert(scalar)
    }
  }

  /// What the page's style sheet says of the fonts of `style`, which `renderContext` looks for.
  func rules(_ style: PageStyle, _ renderContext: RenderContext) -> String {
    var fonts = PageFonts(characters: characters)
    func add(_ font: ResolvedFont, _ weight: String) {
      guard let face = renderContext.face(of: font) else { return }
      fonts.add(face, as: font.family, weight: weight, isItalic: font.isItalic)
    }
    let text = ResolvedFont(family: style.fonts.text, size: 10)
    var italic = text
    italic.isItalic = true
    for family in Set([style.fonts.text, style.fonts.heading ?? style.fonts.text]).sorted() {
      add(ResolvedFont(family: family, size: 10, weight: .semibold), "600")
      add(ResolvedFont(family: family, size: 10, weight: .bold), "700")
    }
    add(text, "400")
    add(italic, "400")
    add(ResolvedFont(family: style.fonts.monospaced, size: 10), "400")
    return fonts.rules
  }
}

extension RenderContext {
  /// The face that letters in `font` are drawn with; nil where there is none of its family.
  fileprivate func face(of font: ResolvedFont) -> FontFace? {
    let layout = engine.layout(TextRequest(runs: [.init("x", font: font)], missingGlyph: .box))
    let face = layout.lines.first?.runs.first?.run.font
    return face?.family == font.family ? face : nil
  }
}
