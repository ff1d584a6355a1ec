import Foundation
import GalleyGeometry
import GalleyPicture
import GalleyText
import Testing
import TextCorpus

/// Compares two million widths with Pango's; `make bench` runs it in release.
@Suite(
  "Two million widths", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil), .serialized)
struct WidthEqualityBenchmark {
  @Test("Every width is Pango's")
  func all() throws {
    var comparison = WidthComparison()
    var paths = WidthPaths()
    var seed: UInt64 = 1000
    for style in WidthBenchmark.fonts.flatMap({ Self.styles(family: $0.0, path: $0.1) }) {
      seed += 1
      let texts = Self.texts(seed: seed, spacing: style.tracking)
      paths = paths + (try compare(texts, style, &comparison))
    }
    print(
      """
      \(comparison.equal) widths equal Pango's, \(comparison.fallback) of texts with several families equal the \
      layout's: \(paths.summed) summed, \(paths.substituted) substituted, \(paths.set) set
      """)
    #expect(comparison.differences.isEmpty)
    #expect(comparison.equal + comparison.fallback >= 2_000_000)
  }

  private static func styles(family: String, path: String) -> [PangoRuler.Style] {
    [
      PangoRuler.Style(path: path, family: family, size: 13),
      PangoRuler.Style(path: path, family: family, size: 17, hasMonospacedDigits: true),
      PangoRuler.Style(path: path, family: family, size: 11.5, tracking: 0.7),
      PangoRuler.Style(path: path, family: family, size: 34, tracking: -0.4, language: "ro"),
      PangoRuler.Style(path: path, family: family, size: 9, language: "tr"),
    ]
  }

  private static func texts(seed: UInt64, spacing: Double) -> [String] {
    var dice = Dice(seed: seed)
    var texts = InstalledTexts.isoCodes() + InstalledTexts.characterNames() + InstalledTexts.packageDescriptions()
    for _ in 0..<55_000 {
      texts += [GeneratedTexts.cell(&dice), GeneratedTexts.soup(&dice), GeneratedTexts.hostile(&dice)]
    }
    return Set(texts).sorted().filter { GeneratedTexts.isComparable($0) }
  }

  private func compare(
    _ texts: [String], _ style: PangoRuler.Style, _ comparison: inout WidthComparison
  ) throws -> WidthPaths {
    let ruler = try #require(PangoRuler(style, backend: .cairo))
    let engine = TextEngine()
    let font = ResolvedFont(
      family: style.family, size: style.size, hasMonospacedDigits: style.hasMonospacedDigits,
      tracking: style.tracking)
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
