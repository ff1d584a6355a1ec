import GalleyGeometry
import GalleyText
import TestSupport
import Testing
import TextCorpus

@Suite("Long strings measured with width tables, compared with PangoLayout")
struct LongTextTableTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var family: String
    var size: Double
    var tracking = 0.0
    var seed: UInt64

    var font: ResolvedFont { ResolvedFont(family: family, size: size, tracking: tracking) }
    var testDescription: String { "\(family) \(size)" + (tracking == 0 ? "" : " spaced \(tracking)") }
  }

  static let cases = [
    Case(family: "Inter", size: 13, seed: 1), Case(family: "Noto Sans", size: 17, seed: 2),
    Case(family: "Inter", size: 15, tracking: 0.7, seed: 3),
    Case(family: "Noto Sans", size: 9.5, tracking: -0.3, seed: 4),
  ]

  /// The engine that lays out every string with PangoLayout.
  let pango = TextEngine()
  /// The engine that uses width tables where possible and breaks lines itself.
  let own = TextEngine()

  init() {
    pango.longestPangoParagraph = .max
    own.longestPangoParagraph = 0
  }

  @Test("Consecutive notes, cells and very long words match PangoLayout", arguments: cases)
  func prose(example: Case) {
    warm(example.font)
    var dice = SplitMix64(seed: example.seed)
    for round in 0..<8 {
      let isPlain = round < 3
      let string = prose(&dice, pieces: isPlain ? 150 : 40, rare: isPlain ? 0 : 12)
      let shaped = own.shapedLetters
      let widths = [90.0, 210.3, 480]
      for width in widths { compare(string, example.font, width: width) }
      if isPlain, example.tracking == 0 {
        // Without width tables, each letter would be shaped about three times for each width.
        #expect(own.shapedLetters - shaped < 2 * widths.count * string.unicodeScalars.count)
      }
    }
  }

  @Test("Difficult strings inside a long paragraph match PangoLayout", arguments: cases)
  func hostile(example: Case) {
    warm(example.font)
    var dice = SplitMix64(seed: example.seed + 100)
    for text in LongParagraphTests.texts {
      let string = prose(&dice, pieces: 12, rare: 0) + " " + text + " " + prose(&dice, pieces: 12, rare: 0)
      for width in [60, 131.5, 300] { compare(string, example.font, width: width) }
    }
  }

  @Test("Words of all lengths with joining characters match PangoLayout", arguments: cases)
  func words(example: Case) {
    warm(example.font)
    var dice = SplitMix64(seed: example.seed + 200)
    for length in [200, 900, 1100, 3000] {
      let word = String((0..<length).map { _ in dice.pick(Array("abcdefghijklmnopqrstuvwxyzäöüfi")) })
      for string in [word, "a \(word)", "\(word) \(word)", "(\(word)-\(word)", "x " + word + ", y"] {
        for width in [50.0, 333] { compare(string, example.font, width: width) }
      }
    }
  }

  @Test("Several paragraphs, truncated or not, match PangoLayout", arguments: cases)
  func paragraphs(example: Case) {
    warm(example.font)
    var dice = SplitMix64(seed: example.seed + 300)
    for _ in 0..<8 {
      let string = (0..<6).map { _ in prose(&dice, pieces: dice.number(1...20), rare: 30) }.joined(separator: "\n")
      for limit in [nil, 1, 5] { compare(string, example.font, width: 170, lineLimit: limit) }
    }
  }

  @Test("If width tables contain the letters, few of them are shaped, and even fewer with a line limit")
  func work() {
    let engine = TextEngine()
    var dice = SplitMix64(seed: 12)
    func shaped(_ count: Int, lineLimit: Int? = nil) -> Int {
      let string = prose(&dice, pieces: count, rare: 0)
      let before = engine.shapedLetters
      _ = engine.layout(text(string, lineLimit: lineLimit), width: 300)
      return (engine.shapedLetters - before) * 100 / string.unicodeScalars.count
    }
    _ = shaped(1000)
    let (short, long) = (shaped(1000), shaped(4000))
    #expect(short < 200 && long < 200 && long < short + short / 4, "of 100 letters \(short) and \(long)")
    #expect(shaped(4000, lineLimit: 3) < 10)
  }

  /// Measures enough strings that the engine builds its tables.
  private func warm(_ font: ResolvedFont) {
    for _ in 0..<600 { _ = own.measure(text("x", font: font)) }
  }

  /// Random notes. On average, one in `rare` notes is a difficult string; if `rare` is 0, none is.
  private func prose(_ dice: inout SplitMix64, pieces: Int, rare: Int) -> String {
    (0..<pieces).map { _ in
      rare > 0 && dice.number(1...rare) == 1
        ? GeneratedTexts.hostile(&dice).replacing("\n", with: " ") : GeneratedTexts.note(&dice)
    }
    .joined(separator: " ")
  }

  private func compare(_ string: String, _ font: ResolvedFont, width: Double, lineLimit: Int? = nil) {
    let request = text(string, font: font, lineLimit: lineLimit, missingGlyph: .box)
    let (expected, answer) = (pango.layout(request, width: width), own.layout(request, width: width))
    #expect(answer.texts == expected.texts, "\(string.prefix(60)) at \(width)")
    #expect(answer.lines.map(\.width) == expected.lines.map(\.width), "\(string.prefix(60)) at \(width)")
    #expect(answer.size == expected.size && answer.isTruncated == expected.isTruncated)
    #expect(answer.problems == expected.problems)
    #expect(answer.drawing == expected.drawing, "\(string.prefix(60)) at \(width)")
  }
}
