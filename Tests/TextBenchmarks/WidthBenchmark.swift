import Foundation
import GalleyText
import TestSupport
import Testing
import TextCorpus

extension TextBesidePango {
  /// Compares the time to measure a width with that of a PangoLayout that is reused.
  @Suite("Time to measure widths")
  struct WidthBenchmark {}
}

extension TextBesidePango.WidthBenchmark {
  private static let count = 400_000
  /// The number of timed rounds: `tables` for each round of Pango. The fastest round counts.
  private static let rounds = (tables: 10, pango: 3, threads: 15)

  enum List: String, CaseIterable {
    /// 30 % of the strings are different from all others.
    case repeating = "30 % distinct"
    /// All strings are different, apart from random duplicates.
    case distinct = "all distinct"

    func texts(_ count: Int) -> [String] {
      var dice = SplitMix64(seed: 7)
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

  @Test(
    "On one thread, the width of a string at 13 pt is measured faster than by Pango", arguments: fonts, List.allCases)
  func oneThread(font: (family: String, path: String, goal: Double), list: List) throws {
    let texts = list.texts(Self.count)
    let column = TextColumn(texts)
    let ruler = try #require(PangoRuler(PangoRuler.Style(path: font.path, family: font.family, size: 13)))
    let resolved = ResolvedFont(family: font.family, size: 13)
    let engine = TextEngine()
    var answer = ColumnWidths?.none
    let cold = Stopwatch.thread { answer = engine.widths(of: column, font: resolved) }
    var expected = [Int32](repeating: 0, count: texts.count)
    var (warm, pango) = (Double.infinity, Double.infinity)
    // Galley and Pango alternate, so that load affects both equally.
    for _ in 0..<Self.rounds.pango {
      warm = min(warm, best(of: Self.rounds.tables) { answer = engine.widths(of: column, font: resolved) })
      pango = min(
        pango,
        Stopwatch.thread {
          for (index, text) in texts.enumerated() { expected[index] = ruler.width(of: text) }
        })
    }
    #expect(answer?.widths.map(\.units) == expected)
    let each = 1 / Double(texts.count)
    let ratio = pango / warm
    print(
      """
      \(font.family), \(list.rawValue): \(rounded(warm * each)) ns a width (first time \(rounded(cold * each)) ns), \
      PangoLayout \(rounded(pango * each)) ns: \(rounded(ratio)) times as fast (goal \(font.goal)); \
      \(answer.map { "\($0.paths.summed) summed, \($0.paths.substituted) substituted, \($0.paths.set) set" } ?? "")
      """)
    // Under load, the tables slow down more than Pango, because they depend on the processor caches.
    #expect(ratio > font.goal * 0.9)
  }

  /// One string in this many is in another script.
  private static let rare = 200
  /// The maximum time per string in a new engine, in nanoseconds. Half of it is spent on strings in other scripts.
  private static let newEngine = 90.0

  @Test("A new engine measures strings at 13 pt, one in 200 of them in another script, within its time limit")
  func otherScripts() {
    var texts = List.distinct.texts(Self.count)
    var dice = SplitMix64(seed: 8)
    for index in stride(from: 0, to: texts.count, by: Self.rare) {
      texts[index] = dice.pick(["漢字かな", "مرحبا بالعالم", "👩‍💻🇩🇪", "नमस्ते"]) + " \(index)"
    }
    let column = TextColumn(texts)
    let font = ResolvedFont(family: "Noto Sans", size: 13)
    var set = 0
    let best = best(of: 5) { set = TextEngine().widths(of: column, font: font).paths.set }
    let each = best / Double(texts.count)
    print(
      "Noto Sans, one in \(Self.rare) in another script: \(rounded(each)) ns a width, \(set) set (limit \(Self.newEngine))"
    )
    #expect(each <= Self.newEngine)
  }

  /// How many times faster a new engine must at least be than an existing PangoLayout if 30 % of the strings are
  /// distinct: 40 ns versus 5 µs per string.
  private static let newEngineBesidePango = 125.0

  @Test("A new engine measures strings at 13 pt, 30 % of them distinct, faster than Pango")
  func newEngine() throws {
    let texts = List.repeating.texts(Self.count)
    let column = TextColumn(texts)
    let (family, path, _) = Self.fonts[1]
    let ruler = try #require(PangoRuler(PangoRuler.Style(path: path, family: family, size: 13)))
    let sample = texts.prefix(Self.count / 20)
    var (new, pango) = (Double.infinity, Double.infinity)
    for _ in 0..<Self.rounds.tables {
      new = min(
        new, Stopwatch.thread { _ = TextEngine().widths(of: column, font: ResolvedFont(family: family, size: 13)) })
      pango = min(pango, Stopwatch.thread { for text in sample { _ = ruler.width(of: text) } })
    }
    let (each, one) = (new / Double(texts.count), pango / Double(sample.count))
    print(
      """
      \(family), \(List.repeating.rawValue), new engine: \(rounded(each)) ns a width, PangoLayout \(rounded(one)) ns: \
      \(rounded(one / each)) times as fast (goal \(Self.newEngineBesidePango))
      """)
    #expect(one / each > Self.newEngineBesidePango * 0.9)
  }

  @Test("Measuring on two threads is faster than on one")
  func twoThreads() throws {
    let column = TextColumn((0..<5).flatMap { _ in List.distinct.texts(Self.count) })
    let font = ResolvedFont(family: "Inter", size: 13)
    let engine = TextEngine()
    var wall = (one: Double.infinity, two: Double.infinity)
    var work = wall
    // One and two threads alternate, so that load affects both equally.
    for _ in 0..<Self.rounds.threads {
      measure(into: &wall.one, &work.one) { _ = engine.widths(of: column, font: font, threads: 1) }
      measure(into: &wall.two, &work.two) { _ = engine.widths(of: column, font: font, threads: 2) }
    }
    print(
      """
      \(column.count) texts: \(rounded(wall.one / 1e6)) ms on one thread, \(rounded(wall.two / 1e6)) ms on two: \
      \(rounded(wall.one / wall.two)) times as fast (goal 1.8 with two free cores); CPU time \
      \(rounded(work.one / 1e6)) ms and \(rounded(work.two / 1e6)) ms, which two free cores would share: \
      \(rounded(2 * work.one / work.two)) times as fast
      """)
    // Other processes affect the elapsed time of two threads twice as much. Work that is done twice shows in the
    // processor time.
    #expect(2 * work.one / work.two > 1.8)
  }

  private func measure(into wall: inout Double, _ work: inout Double, _ body: () -> Void) {
    wall = min(
      wall,
      Stopwatch.wall {
        work = min(work, Stopwatch.process(body))
      })
  }

  private func best(of rounds: Int, _ body: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds { best = min(best, Stopwatch.thread(body)) }
    return best
  }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
