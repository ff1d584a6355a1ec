import Foundation
import GalleyText
import Testing
import TextCorpus

/// What a width costs beside a reused PangoLayout, printed; `make bench` runs it in release.
@Suite(
  "The cost of a width", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil), .serialized)
struct WidthBenchmark {
  private static let count = 400_000

  /// A list of texts to measure.
  enum List: String, CaseIterable {
    /// 30 % of the texts differ.
    case repeating = "30 % distinct"
    /// All texts differ, but for what chance makes equal.
    case distinct = "all distinct"

    func texts(_ count: Int) -> [String] {
      var dice = Dice(seed: 7)
      var seen: Set<String> = []
      var texts: [String] = []
      while texts.count < (self == .distinct ? count : count * 3 / 10) {
        let text = GeneratedTexts.cell(&dice)
        let isNew = seen.insert(text).inserted
        texts.append(isNew || self == .repeating ? text : "\(text) \(texts.count)")
      }
      return self == .distinct ? texts : (0..<count).map { _ in dice.pick(texts) }
    }
  }

  static let fonts = [
    ("Inter", "/usr/share/fonts/opentype/inter/Inter-Regular.otf", 200.0),
    ("Noto Sans", "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf", 100.0),
  ]

  @Test("nanoseconds a text of 13 points, on one thread", arguments: fonts, List.allCases)
  func oneThread(font: (family: String, path: String, limit: Double), list: List) throws {
    let texts = list.texts(WidthBenchmark.count)
    let column = TextColumn(texts)
    let ruler = try #require(
      PangoRuler(PangoRuler.Style(path: font.path, family: font.family, size: 13), backend: .cairo))
    let resolved = ResolvedFont(family: font.family, size: 13)
    let engine = TextEngine()
    var answer = ColumnWidths?.none
    let cold = Stopwatch.thread { answer = engine.widths(of: column, font: resolved) }
    var best = Double.infinity
    for _ in 0..<7 { best = min(best, Stopwatch.thread { answer = engine.widths(of: column, font: resolved) }) }

    var expected: [Int32] = []
    expected.reserveCapacity(texts.count)
    let pango = Stopwatch.thread { for text in texts { expected.append(ruler.width(of: text)) } }
    #expect(answer?.widths.map(\.units) == expected)
    let each = 1 / Double(texts.count)
    let ratio = pango / best
    print(
      """
      \(font.family), \(list.rawValue): \(rounded(best * each)) ns (first time \(rounded(cold * each)) ns), \
      PangoLayout \(rounded(pango * each)) ns: \(rounded(ratio)) times as fast (goal \(font.limit)); \
      \(answer.map { "\($0.paths.summed) summed, \($0.paths.substituted) substituted, \($0.paths.set) set" } ?? "")
      """)
    #expect(ratio > font.limit / 2)
  }

  @Test("milliseconds of two threads beside one")
  func twoThreads() throws {
    let column = TextColumn((0..<5).flatMap { _ in List.distinct.texts(WidthBenchmark.count) })
    let font = ResolvedFont(family: "Inter", size: 13)
    let engine = TextEngine()
    var one = Double.infinity
    var two = Double.infinity
    for _ in 0..<7 {
      one = min(one, Stopwatch.wall { _ = engine.widths(of: column, font: font, threads: 1) })
      two = min(two, Stopwatch.wall { _ = engine.widths(of: column, font: font, threads: 2) })
    }
    print(
      "\(column.count) texts: \(rounded(one / 1e6)) ms on one thread, \(rounded(two / 1e6)) ms on two: "
        + "\(rounded(one / two)) times as fast (goal 1.8)")
    #expect(two < one)
  }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
