import GalleyPicture
package import GalleyPrint
import GalleySVG
package import GalleyStage
package import GalleyTables
import GalleyTemplate
import GalleyText

/// The fonts to embed: those of the style, and fallback fonts for other characters.
package struct WebFonts {
  private var characters: Set<Unicode.Scalar>

  package init() { characters = Set((0x20...0x7E).compactMap { Unicode.Scalar($0) }) }

  package mutating func add(_ bytes: [UInt8]) {
    // In UTF-8, non-ASCII characters consist only of bytes from 0x80 on.
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isASCII {
      characters.insert(scalar)
    }
  }

  package mutating func add(_ document: TableDocument) {
    document.webCharacters.forEach { characters.insert($0) }
  }

  /// Returns the CSS rules. `isTable` means that the page has neither italic nor monospaced text.
  package func rules(_ style: PageStyle, _ renderContext: RenderContext, isTable: Bool = false) -> String {
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
    if !isTable {
      add(italic, "400")
      add(ResolvedFont(family: style.fonts.monospaced, size: 10), "400")
    }
    for (face, shown) in others(text, renderContext) {
      fonts.add(face, as: WebPageStyle.fallback, weight: "400", characters: shown)
    }
    return fonts.rules
  }

  private func others(
    _ font: ResolvedFont, _ renderContext: RenderContext
  ) -> [(face: FontFace, characters: Set<Unicode.Scalar>)] {
    let shown = characters.filter { !$0.isASCII && !Self.joins($0) }.sorted { $0.value < $1.value }
    guard !shown.isEmpty else { return [] }
    var order: [FontFace] = []
    var found: [FontFace: Set<Unicode.Scalar>] = [:]
    // The spaces prevent characters from combining into one glyph.
    var signs = shown.map { String($0) }
    // This variation selector makes text characters appear as emoji, which need another font.
    if characters.contains("\u{FE0F}") {
      signs += shown.filter { $0.properties.isEmoji && !$0.properties.isEmojiPresentation }.map { "\($0)\u{FE0F}" }
    }
    let text = signs.joined(separator: " ")
    let layout = renderContext.engine.layout(TextRequest(runs: [.init(text, font: font)], missingGlyph: .box))
    for run in layout.lines.flatMap(\.runs) where run.run.font.family != font.family {
      let scalars = run.run.text.unicodeScalars.filter { !$0.isASCII && !$0.properties.isWhitespace }
      if scalars.isEmpty { continue }
      if found[run.run.font] == nil { order.append(run.run.font) }
      found[run.run.font, default: []].formUnion(scalars)
    }
    // Joiners and variation selectors have no glyphs, but the font must contain them for sequences of characters.
    let joiners = characters.filter(Self.joins)
    return order.map { ($0, (found[$0] ?? []).union(joiners)) }
  }

  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    [0x200C, 0x200D, 0xFE0E, 0xFE0F].contains(scalar.value)
  }
}

extension RenderContext {
  fileprivate func face(of font: ResolvedFont) -> FontFace? {
    let layout = engine.layout(TextRequest(runs: [.init("x", font: font)], missingGlyph: .box))
    let face = layout.lines.first?.runs.first?.run.font
    return face?.family == font.family ? face : nil
  }
}
