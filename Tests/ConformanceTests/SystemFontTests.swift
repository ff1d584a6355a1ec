import Foundation
import GalleyGeometry
import GalleyPicture
import GalleyText
import Testing

/// Compares text in the system font with measurements of iOS screenshots.
@Suite("The system font compared with iOS")
struct SystemFontTests {
  private struct Line {
    var font: Font
    /// The width of the line, or of the paragraph, in points.
    var width: Double
    var fact: Substring
    var text: Substring

    static func all(in file: String) throws -> [Line] {
      let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Conformance/iOS/\(file).tsv").standardizedFileURL
      return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").dropFirst().map { row in
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
        let weight = Font.Weight(rawValue: try #require(Int(cells[1])))
        let font = Font.system(size: try #require(Double(cells[0])), weight: weight)
        return Line(
          font: cells[2] == "italic" ? font.italic() : font, width: try #require(Double(cells[3])), fact: cells[4],
          text: cells[5])
      }
    }

    func layout(_ engine: TextEngine, width: Double? = nil) -> TextLayout {
      engine.layout(TextRequest(runs: [TextRequest.Run(String(text), font: font.resolve())]), width: width)
    }
  }

  @Test("98 % of the lines are as wide as on iOS, to within 1 %")
  func widths() throws {
    let engine = TextEngine()
    let lines = try Line.all(in: "lines")
    let errors = try lines.map { line in
      let error = abs(line.layout(engine).size.width - line.width)
      return (isClose: error <= max(line.width / 100, try #require(Double(line.fact))), share: error / line.width)
    }
    #expect(errors.count { $0.isClose } * 100 >= lines.count * 98)
    let sorted = errors.map(\.share).sorted()
    #expect(sorted[sorted.count / 2] < 0.002 && lines.count > 390)
  }

  @Test("98 % of paragraphs and of first lines break at the same positions as on iOS")
  func breaks() throws {
    let engine = TextEngine()
    let paragraphs = try Line.all(in: "breaks")
    let same = paragraphs.count { paragraph in
      let expected = paragraph.fact.split(separator: "|")
      let lines = paragraph.layout(engine, width: paragraph.width).lines.map { $0.text.trimmed }
      guard expected.last == "…" else { return lines == expected.map(String.init) }
      return lines.first == expected.first.map(String.init)
    }
    #expect(same * 100 >= paragraphs.count * 98, "\(same) of \(paragraphs.count)")
  }

  @Test("Text is narrower in the system font than the font file specifies; named fonts keep their widths")
  func ownMetrics() {
    let engine = TextEngine()
    func width(_ font: ResolvedFont) -> Double {
      engine.layout(TextRequest(runs: [TextRequest.Run("Illumination", font: font)])).size.width
    }
    let plain = width(Font.title.resolve(theme: FontTheme(metrics: .font)))
    #expect(width(Font.title.resolve()) < plain * 0.95)
    #expect(width(Font.custom("Inter", fixedSize: 28).resolve()) == plain)
  }

  @Test("Letter spacing is added or removed on both sides of a letter")
  func spacing() throws {
    let engine = TextEngine()
    func glyphs(_ metrics: Font.Metrics) throws -> [Double] {
      let font = Font.system(size: 28).resolve(theme: FontTheme(metrics: metrics))
      let layout = engine.layout(TextRequest(runs: [TextRequest.Run("www", font: font)]))
      return try #require(layout.lines.first?.runs.first).run.glyphs.map(\.x)
    }
    let (plain, system) = (try glyphs(.font), try glyphs(.system))
    #expect(plain[0] == 0 && system[0] < 0)
    #expect(system[1] - system[0] < plain[1] - plain[0])
    #expect(abs(system[2] - 2 * system[1] + system[0]) < 0.01)
  }

  @Test(
    "A line of text is 1.19336 em high, and text styles have the line spacing that Apple publishes",
    arguments: DynamicTypeSize.allCases)
  func heights(size: DynamicTypeSize) throws {
    let font = Font.body.resolve(at: size)
    let run = TextRequest.Run("a\nb", font: font)
    let layout = TextEngine().layout(TextRequest(runs: [run], leading: Font.body.leading(at: size)))
    let (first, second) = (try #require(layout.lines.first), try #require(layout.lines.last))
    #expect(abs(first.height - 1.19336 * font.size) < 0.01)
    #expect(second.baseline - first.baseline == [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62][size.rawValue])
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
