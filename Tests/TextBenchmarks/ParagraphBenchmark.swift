import Foundation
import GalleyGeometry
import GalleyText
import TestSupport
import Testing
import TextCorpus

extension TextBesidePango {
  /// Compares the time to break the lines of a cell with that of a PangoLayout that is reused.
  @Suite("Time to measure paragraphs")
  struct ParagraphBenchmark {}
}

extension TextBesidePango.ParagraphBenchmark {
  private static let count = 50_000
  /// At these widths, most cells have two lines.
  private static let widths = [220.0, 200, 240]
  /// How many times faster than Pango the first width and the next two must at least be measured.
  private static let limits = (first: 20.0, next: 100.0)

  @Test(
    "A cell in a 13 pt font is measured at three consecutive widths faster than by Pango",
    arguments: TextBesidePango.WidthBenchmark.fonts)
  func threeWidths(font: (family: String, path: String, goal: Double)) throws {
    let requests = Self.requests(family: font.family)
    let ruler = try #require(PangoRuler(PangoRuler.Style(path: font.path, family: font.family, size: 13)))
    var expected: [[PangoRuler.Extents]] = []
    let pango = Self.widths.map { width in
      Stopwatch.thread { expected.append(requests.map { ruler.extents(of: $0.runs[0].text, width: width) }) }
    }
    var best = [Double](repeating: .infinity, count: 3)
    let engine = TextEngine()
    for _ in 0..<5 {
      var measures: [[TextMeasure]] = []
      var texts: [PreparedText] = []
      texts.reserveCapacity(Self.count)
      let preparing = Stopwatch.thread { for request in requests { texts.append(engine.prepare(request)) } }
      for (index, width) in Self.widths.enumerated() {
        let time = Stopwatch.thread { measures.append(texts.map { $0.measure(width: width) }) }
        best[index] = min(best[index], index == 0 ? preparing + time : time)
      }
      for (measure, extents) in zip(measures.joined(), expected.joined()) {
        #expect(measure.lineCount == extents.lineCount && Int32(measure.size.width * 1024) == extents.width)
      }
    }
    let paths = requests.map { request in
      let text = engine.prepare(request)
      _ = text.measure(width: Self.widths[0])
      return text.path
    }
    let each = 1 / Double(Self.count)
    let ratios = zip(pango, best).map { $0 / $1 }
    print(
      """
      \(font.family): \(best.map { rounded($0 * each) }) ns, PangoLayout \(pango.map { rounded($0 * each) }) ns: \
      \(ratios.map(rounded)) times as fast (goal \(Self.limits)); \
      \(paths.count { $0 == .total }) on one line, \(paths.count { $0 == .broken }) broken, \
      \(paths.count { $0 == .set }) set
      """)
    #expect(ratios[0] > Self.limits.first / 2)
    #expect(ratios[1] > Self.limits.next / 2 && ratios[2] > Self.limits.next / 2)
  }

  private static func requests(family: String) -> [TextRequest] {
    var dice = SplitMix64(seed: 11)
    let font = ResolvedFont(family: family, size: 13)
    return (0..<count).map { _ in
      TextRequest(runs: [TextRequest.Run(GeneratedTexts.note(&dice), font: font)])
    }
  }

  private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
