import GalleyGeometry
import GalleyText
import TestSupport
import Testing

@Suite("Cached emoji glyphs")
struct EmojiGlyphsTests {
  static let emoji = ["😀", "🇩🇪", "👍🏽", "👩‍💻", "❤️", "1️⃣", "☎️", "\u{FE0F}", "\u{200D}", "🇩"]
  static let letters = ["a", "AV", " ", "مرحبا", "שלום", "日本", "e\u{301}", "1", "(", ""]

  @Test("Repeated emoji between letters of both directions match a new engine's layout", arguments: 0..<4)
  func first(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let engine = TextEngine()
    for _ in 0..<25 {
      let string = (0..<dice.number(1...6)).map { _ in
        let pieces = dice.number(0...2) == 0 ? Self.letters : Self.emoji
        return pieces[dice.number(0...pieces.count - 1)]
      }.joined()
      let font = ResolvedFont(family: "Inter", size: [12, 17, 40][dice.number(0...2)])
      let request = text(
        string, font: font, direction: dice.number(0...1) == 0 ? .leftToRight : .rightToLeft,
        language: ["en", "ar", "ja"][dice.number(0...2)], missingGlyph: .box)
      #expect(engine.layout(request) == TextEngine().layout(request), "\(string.debugDescription)")
    }
  }

  @Test("Emoji are shaped again after a new font family has been loaded")
  func fonts() {
    let engine = TextEngine()
    let request = text("👍🏽 and 🇩🇪")
    let before = engine.layout(request).drawing
    let size = ResolvedFont(family: "Inter", size: 18)
    for family in ["Noto Sans", "Noto Serif", "DejaVu Sans"] {
      _ = engine.layout(text("日本 👍🏽", font: ResolvedFont(family: family, size: 17)))
      #expect(engine.layout(text("👍🏽 and 🇩🇪", font: size)) == TextEngine().layout(text("👍🏽 and 🇩🇪", font: size)))
    }
    #expect(engine.layout(request).drawing == before)
  }
}
