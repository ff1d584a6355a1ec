import GalleyGeometry
import GalleyPicture
import GalleyText
import Testing

@Suite("Scripts, emoji and missing glyphs")
struct ScriptTests {
  let engine = TextEngine()

  @Test(
    "For a script that the font family lacks, the theme's fallback family is used",
    arguments: [
      ("日本語です", "en", "Noto Sans CJK JP"), ("漢字", "ja", "Noto Sans CJK JP"), ("漢字", "zh-Hant-TW", "Noto Sans CJK TC"),
      ("漢字", "zh-HK", "Noto Sans CJK HK"), ("漢字", "zh", "Noto Sans CJK SC"), ("漢字", "en", "Noto Sans CJK SC"),
      ("한국어", "en", "Noto Sans CJK KR"), ("مرحبا", "ar", "Noto Sans Arabic"), ("नमस्ते", "hi", "Noto Sans Devanagari"),
      ("ภาษาไทย", "th", "Noto Sans Thai"), ("שלום", "he", "Noto Sans Hebrew"), ("⠿", "en", "Noto Sans Symbols2"),
    ])
  func families(string: String, language: String, family: String) {
    let layout = engine.layout(text(string, language: language))
    #expect(Set(layout.families) == [family])
    #expect(layout.problems.isEmpty)
  }

  @Test(
    "Every emoji sequence is a single cluster with one glyph that is wider than the font size",
    arguments: ["😀", "👩‍💻", "🇩🇪", "👍🏽", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👨‍👩‍👧‍👦", "☝🏽"])
  func emoji(emoji: String) throws {
    let run = try #require(engine.layout(text(emoji)).lines.first?.runs.first?.run)
    #expect(run.font.family == "Noto Color Emoji")
    #expect(run.isColor)
    #expect(run.clusters == [GlyphRun.Cluster(bytes: emoji.utf8.count, glyphs: 1)])
    #expect((1.17...1.3).contains(run.width / 17))
  }

  @Test("A variation selector turns a character usually drawn as text into an emoji")
  func presentation() {
    #expect(engine.layout(text("☎")).families == ["Noto Sans Symbols2"])
    #expect(engine.layout(text("☎️")).families == ["Noto Color Emoji"])
    #expect(engine.layout(text("12")).families == ["Inter"])
  }

  @Test("Rows with emoji or Han characters are as tall as rows without them")
  func equalRows() {
    let height = engine.layout(text("Row")).size.height
    #expect(engine.layout(text("Row 😀🇩🇪")).size.height == height)
    #expect(engine.layout(text("行 Row")).size.height == height)
    #expect(engine.layout(text("ภาษาไทย")).size.height > height)
  }

  @Test("Right-to-left text starts at the right, with its clusters in reading order")
  func rightToLeft() throws {
    let layout = engine.layout(text("שלום abc", direction: .rightToLeft, language: "he"))
    let runs = try #require(layout.lines.first?.runs)
    #expect(runs.map(\.run.text) == ["abc", "שלום "])
    #expect(runs.map(\.run.isRightToLeft) == [false, true])
    #expect(runs[1].run.clusters.map(\.bytes) == [2, 2, 2, 2, 1])
    #expect(layout.texts == ["שלום abc"])
  }

  @Test("A paragraph's first letter determines its direction, in either layout direction")
  func ownDirection() {
    #expect(order("שלום abc") == "abc םולש")
    #expect(order("abc שלום", direction: .rightToLeft) == "abc םולש")
    #expect(order("(1) مرحبا abc") == "abc " + String("مرحبا".reversed()) + " )1(")
  }

  @Test("A paragraph without letters takes the layout direction")
  func neutral() {
    #expect(order("1!", direction: .leftToRight) == "1!")
    #expect(order("1!", direction: .rightToLeft) == "!1")
    #expect(order("\u{2067}שלום\u{2069} 1!").last == "!")
  }

  @Test("Each paragraph has its own direction, and a line separator does not end a paragraph")
  func paragraphs() {
    let lines = engine.layout(text("abc!\nשלום!\n1!\u{2029}שלום\u{2028}abc!")).lines
    let drawn = lines.map { line in
      line.runs.map { $0.run.isRightToLeft ? String($0.run.text.reversed()) : $0.run.text }
    }
    #expect(drawn.map { $0.joined() } == ["abc!", "!םולש", "1!", "םולש", "!abc"])
  }

  @Test("Lines are aligned by the layout direction, not by the direction of their text")
  func alignment() throws {
    let layout = engine.layout(text("שלום\nאבגדהוזחט", direction: .leftToRight))
    #expect(layout.lines[0].x == 0)
    let mirrored = engine.layout(text("abc\nabcdefghi", direction: .rightToLeft))
    #expect(mirrored.lines[0].x == mirrored.size.width - mirrored.lines[0].width)
  }

  @Test("The ellipsis is placed at the end of a line in the direction of its paragraph")
  func ellipsis() throws {
    let hebrew = engine.layout(text("שלום עולם שלום עולם", lineLimit: 1), width: 60)
    #expect(hebrew.lines[0].runs.first?.run.text == "…")
    let latin = engine.layout(text("Hello wide world", lineLimit: 1, direction: .rightToLeft), width: 60)
    #expect(latin.lines[0].runs.last?.run.text.hasSuffix("…") == true)
    let paragraphs = engine.layout(text("שלום\nabc", lineLimit: 1))
    #expect(paragraphs.lines[0].runs.first?.run.text.contains("…") == true)
  }

  @Test("The direction of a paragraph is determined by all its runs together", arguments: LayoutDirection.allCases)
  func runs(direction: LayoutDirection) {
    var request = text("12 ", direction: direction)
    request.runs.append(TextRequest.Run("שלום ", font: body))
    request.runs.append(TextRequest.Run("abc", font: ResolvedFont(family: "Inter", size: 11)))
    #expect(engine.layout(request).lines[0].runs.map(\.source).first == 2)
  }

  /// Returns the letters of the first line from left to right.
  private func order(_ string: String, direction: LayoutDirection = .leftToRight) -> String {
    engine.layout(text(string, direction: direction)).lines[0].runs
      .map { $0.run.isRightToLeft ? String($0.run.text.reversed()) : $0.run.text }.joined()
  }

  @Test(
    "After a Latin word, punctuation that scripts share uses the font of the surrounding script",
    arguments: [
      ("هواتف iPhone، iPad", "Noto Sans Arabic"), ("هل تعرف Linux؟", "Noto Sans Arabic"),
      ("Linux؛ macOS", "Noto Sans Arabic"), ("PDFـات", "Noto Sans Arabic"), ("Linux। Windows", "Noto Sans Devanagari"),
      ("লিনাক্স Linux।", "Noto Sans Bengali"), ("ਲਿਨਕਸ Linux।", "Noto Sans Gurmukhi"),
      ("ވިންޑޯޒް Linux،", "Noto Sans Thaana"), ("Linux჻", "Noto Sans Georgian"),
    ])
  func sharedPunctuation(string: String, family: String) {
    let layout = engine.layout(text(string))
    #expect(layout.problems.isEmpty)
    #expect(Set(layout.families) == ["Inter", family])
    let font = body
    #expect(TextEngine().width(of: string, font: font).points == layout.size.width)
    #expect(TextEngine().widths(of: TextColumn([string]), font: font).widths.map(\.points) == [layout.size.width])
  }

  @Test("After a Latin word, characters that scripts share use any fallback font that contains them")
  func anyFallback() {
    // The characters that belong to several scripts according to Script_Extensions.txt.
    let blocks: [ClosedRange<UInt32>] = [
      0x60C...0x60C, 0x61B...0x61B, 0x61F...0x61F, 0x640...0x640, 0x660...0x669, 0x6D4...0x6D4, 0x951...0x952,
      0x964...0x965, 0x10FB...0x10FB, 0x1735...0x1736, 0x1802...0x1805, 0x1CD0...0x1CF9, 0x3001...0x3003,
      0x3030...0x3037, 0xA700...0xA707, 0xA830...0xA839, 0xA92E...0xA92E, 0x10100...0x10133, 0x1BCA0...0x1BCA3,
    ]
    let scalars = blocks.joined().compactMap { Unicode.Scalar($0) }
    let families = Set(FontTheme.standard.fallbacks.map(\.family)).sorted()
    let alone = TextEngine(theme: FontTheme(fallbacks: []))
    for scalar in scalars
    where ![.nonspacingMark, .spacingMark, .format].contains(scalar.properties.generalCategory) {
      let holder = families.first { family in
        let font = ResolvedFont(family: family, size: 17)
        return alone.layout(text(String(Character(scalar)), font: font)).problems.isEmpty
      }
      guard let holder else { continue }
      let layout = engine.layout(text("abc \(scalar)"))
      #expect(layout.problems.isEmpty, "U+\(String(scalar.value, radix: 16)) is in \(holder)")
    }
  }

  @Test("A letter followed by a combining accent is drawn from the base font")
  func decomposed() {
    #expect(engine.layout(text("e\u{301}a\u{308}")).families == ["Inter"])
  }

  @Test("A character that no font contains is reported with its string, font family and package")
  func missingGlyph() {
    let layout = engine.layout(text("a\u{10FFFD}b"))
    #expect(layout.problems == [.missingGlyph(scalar: 0x10FFFD, text: "a\u{10FFFD}b", family: "Inter", package: nil)])
    #expect(layout.texts == ["a\u{10FFFD}b"])
    #expect(layout.lines[0].runs.map(\.run.glyphs.count) == [1, 0, 1])
  }

  @Test(
    "The package that is suggested depends on the script",
    arguments: [
      ("漢", "fonts-noto-cjk"), ("ع", "fonts-noto-core"), ("😀", "fonts-noto-color-emoji"),
      ("❤️", "fonts-noto-color-emoji"),
    ])
  func packages(string: String, package: String) {
    let inter = FontLibrary(roots: ["/usr/share/fonts/opentype/inter"])
    guard case .missingGlyph(_, _, _, let help)? = TextEngine(library: inter).layout(text(string)).problems.first else {
      Issue.record("\(string) must be missing from Inter alone")
      return
    }
    #expect(help == package)
  }

  @Test("A package that is installed is not suggested")
  func installedPackages() {
    let layout = engine.layout(text("a\u{1FAE9}\u{2C2F}"))
    #expect(layout.problems.count == 2)
    for problem in layout.problems {
      guard case .missingGlyph(_, _, _, nil) = problem else {
        Issue.record("\(problem)")
        return
      }
    }
  }

  @Test("If boxes are allowed, a missing character is drawn as glyph 0")
  func boxes() throws {
    let layout = engine.layout(text("a\u{10FFFD}b", missingGlyph: .box))
    let runs = try #require(layout.lines.first?.runs)
    #expect(runs[1].run.glyphs.map(\.id) == [0])
    #expect(runs[1].run.width > 5)
    #expect(layout.problems.count == 1)
  }

  @Test(
    "Control characters count as missing even if a symbol font contains them",
    arguments: ["a\u{7}b", "a\0b", "a\u{85}\u{9F}b"])
  func controls(string: String) {
    let layout = engine.layout(text(string))
    #expect(layout.problems.count == 1)
    #expect(layout.texts.last?.hasSuffix("b") == true)
  }
}
