import Foundation
import GalleyGeometry
import GalleyText
import Testing
import TextCorpus

/// What breaking a cell's lines costs beside a reused PangoLayout, printed; `make bench` runs it in release.
@Suite(
  "The cost of a paragraph", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil), .serialized)
struct ParagraphBenchmark {
  private static let count = 50_000
  /// At these, most of the cells take two lines.
  private static let widths = [220.0, 200, 240]
  /// How many times as fast the first width must be, and the next two.
  private static let limits = (first: 20.0, next: 100.0)

  @Test("nanoseconds a cell of 13 points at three widths, one after another", arguments: WidthBenchmark.fonts)
  func threeWidths(font: (family: String, path: String, limit: Double)) throws {
    let requests = ParagraphBenchmark.requests(family: font.family)
    let ruler = try #require(PangoRuler(PangoRuler.Style(path: font.path, family: font.family, size: 13)))
    var expected: [[PangoRuler.Extents]] = []
    let pango = ParagraphBenchmark.widths.map { width in
      Stopwatch.thread { expected.append(requests.map { ruler.extents(of: $0.runs[0].text, width: width) }) }
    }
    var best = [Double](repeating: .infinity, count: 3)
    let engine = TextEngine()
    for _ in 0..<5 {
      var measures: [[TextMeasure]] = []
      let texts = requests.map(engine.prepare)
      for (index, width) in ParagraphBenchmark.widths.enumerated() {
        best[index] = min(best[index], Stopwatch.thread { measures.append(texts.map { $0.measure(width: width) }) })
      }
      for (measure, extents) in zip(measures.joined(), expected.joined()) {
        #expect(measure.lineCount == extents.lineCount && Int32(measure.size.width * 1024) == extents.width)
      }
    }
    let paths = requests.map { request in
      let text = engine.prepare(request)
      _ = text.measure(width: ParagraphBenchmark.widths[0])
      return text.path
    }
    let each = 1 / Double(ParagraphBenchmark.count)
    let ratios = zip(pango, best).map { $0 / $1 }
    print(
      """
      \(font.family): \(best.map { rounded($0 * each) }) ns, PangoLayout \(pango.map { rounded($0 * each) }) ns: \
      \(ratios.map(rounded)) times as fast (goal \(ParagraphBenchmark.limits)); \
      \(paths.count { $0 == .total }) on one line, \(paths.count { $0 == .broken }) broken, \
      \(paths.count { $0 == .set }) set
      """)
    #expect(ratios[0] > ParagraphBenchmark.limits.first / 2)
    #expect(ratios[1] > ParagraphBenchmark.limits.next / 2 && ratios[2] > ParagraphBenchmark.limits.next / 2)
  }

  private static func requests(family: String) -> [TextRequest] {
    var dice = Dice(seed: 11)
    let font = ResolvedFont(family: family, size: 13)
    return (0..<count).map { _ in
      TextRequest(runs: [TextRequest.Run(GeneratedTexts.note(&dice), font: font)])
    }
  }

  private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
