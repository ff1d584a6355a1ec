import GalleyGeometry
import GalleyText
import TestSupport
import Testing
import TextCorpus

@Suite("Widths identical to Pango's")
struct WidthEqualityTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var style: PangoRuler.Style
    var weight = Font.Weight.regular
    var seed: UInt64

    var font: ResolvedFont {
      ResolvedFont(
        family: style.family, size: style.size, weight: weight, hasMonospacedDigits: style.hasMonospacedDigits,
        tracking: style.tracking)
    }
    var testDescription: String {
      "\(style.family) \(style.weight) at \(style.size)" + (style.tracking == 0 ? "" : " spaced \(style.tracking)")
        + (style.hasMonospacedDigits ? " tnum" : "") + (style.language == "en" ? "" : " in \(style.language)")
    }
  }

  private static func inter(
    _ size: Double, _ weight: Font.Weight = .regular, file: String = "Regular", tracking: Double = 0,
    tnum: Bool = false, language: String = "en", seed: UInt64
  ) -> Case {
    Case(
      style: PangoRuler.Style(
        path: "/usr/share/fonts/opentype/inter/Inter-\(file).otf", family: "Inter", size: size,
        weight: weight.rawValue, tracking: tracking, hasMonospacedDigits: tnum, language: language),
      weight: weight, seed: seed)
  }

  private static func noto(
    _ size: Double, _ weight: Font.Weight = .regular, file: String = "Regular", tracking: Double = 0,
    tnum: Bool = false, language: String = "en", seed: UInt64
  ) -> Case {
    Case(
      style: PangoRuler.Style(
        path: "/usr/share/fonts/truetype/noto/NotoSans-\(file).ttf", family: "Noto Sans", size: size,
        weight: weight.rawValue, tracking: tracking, hasMonospacedDigits: tnum, language: language),
      weight: weight, seed: seed)
  }

  static let cases = [
    inter(13, seed: 1), inter(17.3, .semibold, file: "SemiBold", seed: 2), inter(11, tnum: true, seed: 3),
    inter(34, .bold, file: "Bold", tracking: -0.4, seed: 4), inter(9, tracking: 1.5, tnum: true, seed: 5),
    inter(15, language: "ro", seed: 6), noto(13, seed: 7), noto(22, .bold, file: "Bold", tnum: true, seed: 8),
    noto(17, tracking: 0.3, seed: 9), inter(13, tracking: -3.4, seed: 21), noto(13, tracking: -7, seed: 22),
    noto(12.5, language: "mo", seed: 10), noto(60, language: "tr", seed: 11),
  ]

  @Test("Generated cells, random characters and difficult strings are as wide as Pango measures them", arguments: cases)
  func generated(example: Case) throws {
    var dice = SplitMix64(seed: example.seed)
    var texts: [String] = []
    for _ in 0..<6500 {
      texts += [
        GeneratedTexts.cell(&dice), GeneratedTexts.soup(&dice), GeneratedTexts.hostile(&dice),
      ]
    }
    try compare(texts, example)
  }

  @Test(
    "Names of languages, countries, regions and characters are as wide as Pango measures them",
    arguments: [cases[0], cases[6]])
  func installed(example: Case) throws {
    let names = InstalledTexts.isoCodes()
    try #require(names.count > 10_000, "iso-codes must be installed")
    try compare(names, example)
  }

  @Test("A string has the same width when measured alone, in a column and in a layout")
  func single() {
    let engine = TextEngine()
    for text in ["", " ", "a", "Office 10x20 (AV)", "é", "e\u{301}", "\u{2000}", "\u{2002}", "مرحبا", "a\nbcd"] {
      let width = engine.width(of: text, font: body)
      #expect(engine.widths(of: TextColumn([text]), font: body).widths == [width])
      #expect(TextEngine().layout(GalleyTextTests.text(text)).size.width == width.points)
    }
  }

  @Test(
    "Small capitals have separate width tables", arguments: [Font.SmallCaps.lowercase, [.lowercase, .uppercase]])
  func smallCaps(caps: Font.SmallCaps) {
    var dice = SplitMix64(seed: 12)
    let font = ResolvedFont(family: "Noto Sans", size: 15, smallCaps: caps)
    let texts = (0..<500).map { _ in GeneratedTexts.cell(&dice) }
    let engine = TextEngine()
    let widths = engine.widths(of: TextColumn(texts), font: font).widths
    let layouts = TextEngine()
    let request = { TextRequest(runs: [TextRequest.Run($0, font: font)]) }
    #expect(widths.map(\.points) == texts.map { layouts.layout(request($0)).size.width })
  }

  @Test(
    "Letters kerned by more than the width of a glyph are as wide as Pango measures them", arguments: [0, 0.5, -0.25])
  func deepKerning(tracking: Double) {
    let font = ResolvedFont(family: "Inter", size: 13, tracking: tracking)
    let texts = ["’„", "a’‚b", "x’„", "’‚’„ ’‚"]
    let request = { TextRequest(runs: [TextRequest.Run($0, font: font)]) }
    let engine = TextEngine()
    #expect(
      texts.map { engine.width(of: $0, font: font).points } == texts.map { engine.layout(request($0)).size.width })
  }

  @Test("Combining marks without a letter are as wide as Pango measures them", arguments: [-0.4, 0, 0.7])
  func marks(tracking: Double) throws {
    let style = PangoRuler.Style(
      path: "/usr/share/fonts/opentype/inter/Inter-Bold.otf", family: "Inter", size: 34, weight: 700,
      tracking: tracking)
    let ruler = try #require(PangoRuler(style))
    let font = ResolvedFont(family: "Inter", size: 34, weight: .bold, tracking: tracking)
    let texts = ["\u{30C}\u{30F}", "\u{301}", "\u{300}\u{301}\u{302}", "a\u{30C}\u{30F}", " \u{30F}", "\u{AD}\u{30F}"]
    #expect(texts.map { TextEngine().width(of: $0, font: font).units } == texts.map { ruler.width(of: $0) })
  }

  @Test(
    "With negative tracking, strings are as wide as Pango measures them, even if letters overlap",
    arguments: ["Inter", "Noto Sans"], [-2.0, -6, -20])
  func tight(family: String, tracking: Double) {
    var dice = SplitMix64(seed: 13)
    let font = ResolvedFont(family: family, size: 13, tracking: tracking)
    let texts = (0..<300).map { _ in GeneratedTexts.cell(&dice) }
    let engine = TextEngine()
    let widths = engine.widths(of: TextColumn(texts), font: font).widths
    let layouts = TextEngine()
    let request = { TextRequest(runs: [TextRequest.Run($0, font: font)]) }
    #expect(widths.map(\.points) == texts.map { layouts.layout(request($0)).size.width })
  }

  @Test(
    "With the metrics of iOS, strings are as wide as Pango measures them", arguments: [9, 12, 17, 19.3, 22, 34, 80],
    [0, -0.4])
  func system(size: Double, tracking: Double) {
    var dice = SplitMix64(seed: 14)
    var font = Font.system(size: size, weight: .semibold).resolve()
    font.tracking = tracking
    let texts = (0..<400).flatMap { _ in [GeneratedTexts.cell(&dice), GeneratedTexts.hostile(&dice)] }
      .filter { GeneratedTexts.isComparable($0) }
    let widths = TextEngine().widths(of: TextColumn(texts), font: font).widths
    let layouts = TextEngine()
    layouts.longestPangoParagraph = Int.max
    let request = { TextRequest(runs: [TextRequest.Run($0, font: font)]) }
    #expect(widths.map(\.points) == texts.map { layouts.layout(request($0)).size.width })
  }

  private func compare(_ texts: [String], _ example: Case) throws {
    let ruler = try #require(PangoRuler(example.style))
    let engine = TextEngine()
    let texts = texts.filter { GeneratedTexts.isComparable($0) }
    let answer = engine.widths(of: TextColumn(texts), font: example.font, language: example.style.language)
    var comparison = WidthComparison()
    for (text, width) in zip(texts, answer.widths) {
      comparison.add(text, width.units, ruler) {
        engine.widthWithFallbacks(of: text, example)
      }
    }
    #expect(comparison.differences.isEmpty)
    #expect(comparison.equal + comparison.fallback == texts.count)
    #expect(answer.paths.summed + answer.paths.substituted + answer.paths.set == texts.count)
  }
}

extension TextEngine {
  /// Returns the width of the layout in Pango units if the text needs fallback families, or nil if it does not.
  fileprivate func widthWithFallbacks(of text: String, _ example: WidthEqualityTests.Case) -> Int32? {
    let layout = layout(GalleyTextTests.text(text, font: example.font, language: example.style.language))
    let isWhole = layout.problems.isEmpty && layout.families.allSatisfy { $0 == example.style.family }
    return isWhole ? nil : Int32(layout.size.width * 1024)
  }
}
