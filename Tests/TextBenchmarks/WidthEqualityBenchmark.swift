import GalleyGeometry
import GalleyPicture
import GalleyText
import TestSupport
import Testing
import TextCorpus

extension TextBesidePango {
  /// Compares the widths of more than two million different strings with Pango.
  @Suite("Two million widths compared with Pango")
  struct WidthEqualityBenchmark {}
}

extension TextBesidePango.WidthEqualityBenchmark {
  @Test("Every width exactly matches the one that Pango measures")
  func all() throws {
    var comparison = WidthComparison()
    var paths = WidthPaths()
    var distinct: Set<Int> = []
    var seed: UInt64 = 1000
    for (index, (style, weight)) in (Self.inter + Self.noto).enumerated() {
      seed += 1
      let texts = Self.texts(seed: seed, part: index % Self.parts)
      distinct.formUnion(texts.map(\.hashValue))
      paths = paths + (try compare(texts, style, weight, &comparison))
    }
    print(
      """
      \(distinct.count) different texts (goal 2000000), \(comparison.equal + comparison.fallback) widths: \
      \(comparison.equal) equal one PangoLayout's, \(comparison.fallback) of texts with several families equal our \
      layout's; \(paths.summed) summed, \(paths.substituted) substituted, \(paths.set) set; \
      \(comparison.differences.count) differences (goal 0)
      """)
    #expect(comparison.differences.isEmpty)
    #expect(distinct.count >= 2_000_000)
  }

  private static let inter: [(PangoRuler.Style, Font.Weight)] = {
    let folder = "/usr/share/fonts/opentype/inter/Inter-"
    func style(
      _ file: String, _ size: Double, _ weight: Font.Weight = .regular, tracking: Double = 0, tnum: Bool = false,
      smallCaps: Bool = false, language: String = "en"
    ) -> (PangoRuler.Style, Font.Weight) {
      let style = PangoRuler.Style(
        path: "\(folder)\(file).otf", family: "Inter", size: size, weight: weight.rawValue, tracking: tracking,
        hasMonospacedDigits: tnum, hasSmallCaps: smallCaps, language: language)
      return (style, weight)
    }
    return [
      style("Regular", 13), style("Regular", 17, tnum: true), style("SemiBold", 11.5, .semibold, tracking: 0.7),
      style("Bold", 34, .bold, tracking: -0.4, language: "ro"), style("Medium", 15, .medium, language: "tr"),
      style("Regular", 12, smallCaps: true),
    ]
  }()

  private static let noto: [(PangoRuler.Style, Font.Weight)] = {
    let folder = "/usr/share/fonts/truetype/noto/NotoSans-"
    func style(
      _ file: String, _ size: Double, _ weight: Font.Weight = .regular, tracking: Double = 0, tnum: Bool = false,
      smallCaps: Bool = false, language: String = "en"
    ) -> (PangoRuler.Style, Font.Weight) {
      let style = PangoRuler.Style(
        path: "\(folder)\(file).ttf", family: "Noto Sans", size: size, weight: weight.rawValue, tracking: tracking,
        hasMonospacedDigits: tnum, hasSmallCaps: smallCaps, language: language)
      return (style, weight)
    }
    return [
      style("Regular", 13), style("Bold", 17, .bold, tnum: true), style("Regular", 11.5, tracking: 0.7),
      style("Regular", 34, tracking: -2, language: "ro"), style("Regular", 9, language: "tr"),
      style("Regular", 15, smallCaps: true),
    ]
  }()

  /// CLDR has so many names that each style of a family tests only a part of them.
  private static let parts = 6

  /// Returns installed strings, and generated strings that differ for each style.
  private static func texts(seed: UInt64, part: Int) -> [String] {
    var dice = SplitMix64(seed: seed)
    var texts = installed + names.indices.lazy.filter { $0 % parts == part }.map { names[$0] }
    for _ in 0..<60_000 {
      texts += [GeneratedTexts.cell(&dice), GeneratedTexts.soup(&dice), GeneratedTexts.hostile(&dice)]
    }
    return Set(texts).sorted().filter { GeneratedTexts.isComparable($0) }
  }

  private static let installed =
    InstalledTexts.isoCodes() + InstalledTexts.characterNames() + InstalledTexts.packageDescriptions()
  private static let names = Set(InstalledTexts.localeNames()).sorted()

  private func compare(
    _ texts: [String], _ style: PangoRuler.Style, _ weight: Font.Weight, _ comparison: inout WidthComparison
  ) throws -> WidthPaths {
    let ruler = try #require(PangoRuler(style))
    let engine = TextEngine()
    let font = ResolvedFont(
      family: style.family, size: style.size, weight: weight, hasMonospacedDigits: style.hasMonospacedDigits,
      smallCaps: style.hasSmallCaps ? .lowercase : [], tracking: style.tracking)
    let answer = engine.widths(of: TextColumn(texts), font: font, language: style.language)
    for (text, width) in zip(texts, answer.widths) {
      comparison.add(text, width.units, ruler) {
        let run = TextRequest.Run(text, font: font)
        let layout = engine.layout(TextRequest(runs: [run], language: style.language))
        let isWhole =
          layout.problems.isEmpty
          && layout.lines.flatMap(\.runs).allSatisfy { $0.run.font.family == style.family }
        return isWhole ? nil : Int32(layout.size.width * 1024)
      }
    }
    return answer.paths
  }
}
