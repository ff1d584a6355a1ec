import GalleyGeometry
import GalleyPicture
import GalleyText
import TestSupport
import Testing
import TextCorpus

@Suite("Long paragraphs compared with PangoLayout")
struct LongParagraphTests {
  /// The engine that lays out every string with PangoLayout.
  let pango = TextEngine()
  /// The engine that breaks every paragraph with Galley's code.
  let own = TextEngine()

  init() {
    pango.longestPangoParagraph = .max
    own.longestPangoParagraph = 0
  }

  static let texts = [
    String(repeating: "a", count: 300), String(repeating: "AVATAR", count: 60), String(repeating: "ffi fl ", count: 50),
    String(repeating: "supercalifragilistic expialidocious ", count: 12), String(repeating: "   ", count: 80),
    String(repeating: "漢字かな交じり文。", count: 30), String(repeating: "ภาษาไทยง่าย", count: 30),
    String(repeating: "e\u{301}\u{302}\u{303}", count: 80), "a" + String(repeating: "\u{301}", count: 300),
    String(repeating: "soft\u{AD}hyphen\u{AD}ated", count: 20),
    String(repeating: "und-auch-so weiter/noch (mehr) ", count: 12),
    String(repeating: "مرحبا بالعالم 123 (abc) ", count: 12), String(repeating: "بسماللهالرحمن", count: 25),
    String(repeating: "שלום abc 12, (def) ", count: 15), String(repeating: "👩‍💻🇩🇪👍🏽", count: 40),
    String(repeating: "नमस्तेदुनिया ", count: 20) + "word", String(repeating: "a\u{2027}b\u{2011}c\u{200B}d ", count: 30),
    "short " + String(repeating: "wordwithoutanend", count: 20) + " tail of it",
    String(repeating: "a\u{10FFFD}bc", count: 40), String(repeating: "x\u{A0}y\u{2003}z ", count: 40),
    String(repeating: "name\tvalue of it\t", count: 20), "\t\tword" + String(repeating: "longer", count: 30) + "\tx",
    String(repeating: "שלום\tabc ", count: 20),
    String(repeating: String(repeating: "longer", count: 80) + " ", count: 3),
    "of it " + String(repeating: "(", count: 900) + " x",
  ]

  @Test("Difficult strings match PangoLayout at all widths", arguments: texts)
  func hostile(string: String) {
    for direction in LayoutDirection.allCases {
      for width in [nil, 0.5, 9, 23.3, 60, 118.75, 333] {
        compare(text(string, direction: direction, missingGlyph: .box), width: width)
      }
    }
  }

  @Test("Strings with positive or negative tracking match PangoLayout", arguments: [1.5, 3, -0.7])
  func tracking(tracking: Double) {
    for string in Self.texts {
      let font = ResolvedFont(family: "Inter", size: 15, tracking: tracking)
      for width in [40.0, 131.5] { compare(text(string, font: font, missingGlyph: .box), width: width) }
    }
  }

  @Test("Truncated lines match PangoLayout", arguments: TruncationMode.allCases)
  func truncation(mode: TruncationMode) {
    for string in Self.texts.prefix(12) where !string.unicodeScalars.contains("م") {
      for limit in [1, 2, 5] {
        compare(text(string, lineLimit: limit, mode: mode), width: 90)
      }
    }
  }

  @Test("Generated sentences, random characters and mixed fonts match PangoLayout", arguments: 0..<6)
  func generated(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let strings = [
        GeneratedTexts.sentence(&dice), GeneratedTexts.soup(&dice), GeneratedTexts.hostile(&dice),
        GeneratedTexts.paragraphs(&dice),
      ]
      let width = Double(dice.number(5...300)) + 0.37
      for string in strings { compare(text(string, missingGlyph: .box), width: width) }
      var mixed = text(strings[0], missingGlyph: .box)
      mixed.runs.append(TextRequest.Run(strings[1], font: ResolvedFont(family: "Noto Sans", size: 11, weight: .bold)))
      mixed.runs.append(TextRequest.Run(strings[2], font: ResolvedFont(family: "Inter", size: 22, tracking: 1)))
      compare(mixed, width: width)
    }
  }

  @Test("The time to break several long words grows linearly with their length")
  func longWords() {
    let engine = TextEngine()
    func seconds(_ length: Int) -> Double {
      let string = Array(repeating: String(repeating: "b", count: length), count: 6).joined(separator: " ")
      return ProcessorTime.measure { _ = engine.layout(text(string), width: 90) } / .seconds(1)
    }
    _ = seconds(600)
    #expect(seconds(8000) < seconds(1000) * 24 + 0.5)
  }

  private func compare(_ request: TextRequest, width: Double?) {
    let (expected, answer) = (pango.layout(request, width: width), own.layout(request, width: width))
    #expect(answer.texts == expected.texts, "at \(String(describing: width))")
    #expect(
      answer.lines.map(\.width) == expected.lines.map(\.width),
      "\(request.text.prefix(40)) at \(String(describing: width))")
    #expect(answer.size == expected.size)
    #expect(answer.isTruncated == expected.isTruncated)
    #expect(answer.problems == expected.problems)
    #expect(answer.drawing == expected.drawing, "\(request.text.prefix(40)) at \(String(describing: width))")
  }
}

@Suite("Time to lay out long strings", .serialized)
struct LongTextTests {
  @Test(
    "A string ten times as long takes about ten times as long to lay out",
    arguments: ["a", "wide ", "AV", "漢", "a\u{301}", "م", "a\n", "\n", " ", "a\t", "\u{AD}a"])
  func linear(part: String) {
    let short = time(String(repeating: part, count: 2000))
    let long = time(String(repeating: part, count: 20_000))
    // If the time were quadratic, the factor would be 100.
    #expect(long < short * 30, "\(part): \(short) and \(long)")
  }

  private func time(_ string: String) -> Duration {
    (0..<3).map { round in
      let engine = TextEngine()
      // Loads the fonts before the measurement.
      _ = engine.layout(text(String(string.prefix(20))), width: 50)
      return ProcessorTime.measure {
        _ = engine.layout(text(string), width: 150 + Double(round))
        _ = engine.layout(text(string, lineLimit: 3), width: 150 + Double(round))
      }
    }
    .min() ?? .zero
  }
}
