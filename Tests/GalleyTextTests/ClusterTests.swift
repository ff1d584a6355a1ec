import GalleyGeometry
import GalleyPicture
import GalleyText
import Testing

@Suite("Glyph clusters")
struct ClusterTests {
  @Test(
    "Clusters cover all bytes and glyphs of their run, and runs cover their whole line",
    arguments: 0..<40)
  func sums(seed: Int) {
    let engine = TextEngine()
    var source = Scramble(state: UInt64(seed) &* 7919 + 1)
    for _ in 0..<12 {
      let string = source.string()
      let limit = source.next(below: 3)
      let request = text(
        string, lineLimit: limit == 0 ? nil : limit, mode: TruncationMode.allCases[source.next(below: 3)],
        direction: source.next(below: 2) == 0 ? .leftToRight : .rightToLeft,
        missingGlyph: source.next(below: 2) == 0 ? .box : .error)
      let layout = engine.layout(request, width: source.next(below: 2) == 0 ? nil : Double(source.next(below: 200)))
      for line in layout.lines { check(line, of: string) }
      #expect(layout.size.width >= (layout.lines.map(\.width).max() ?? 0))
      if !layout.isTruncated, limit == 0 { checkNothingLost(layout, of: string) }
    }
  }

  private func check(_ line: TextLayout.Line, of string: String) {
    for placed in line.runs {
      let run = placed.run
      #expect(run.clusters.map(\.bytes).reduce(0, +) == run.text.utf8.count, "\(string.debugDescription)")
      #expect(run.clusters.map(\.glyphs).reduce(0, +) == run.glyphs.count, "\(string.debugDescription)")
      #expect(run.clusters.allSatisfy { $0.bytes > 0 })
      #expect(run.glyphs.allSatisfy { $0.x.isFinite && $0.id < 0x10000 })
    }
    let end = line.runs.map { $0.x + $0.run.width }.max() ?? 0
    #expect(abs(end - line.width) < 1e-9)
  }

  private func checkNothingLost(_ layout: TextLayout, of string: String) {
    let shown = layout.lines.flatMap(\.runs).map(\.run.text.utf8.count).reduce(0, +)
    let breaks = string.filter(\.isNewline).utf8.count
    #expect(shown + breaks == string.utf8.count, "\(string.debugDescription)")
  }
}

/// A reproducible sequence of unusual strings.
struct Scramble {
  var state: UInt64

  static let pieces: [String] = [
    "a", "fi", "ffi", "AV", " ", "  ", "\t", "\n", "\u{A0}", "\u{AD}", "é", "e\u{301}", "ß", "日本", "です", "한국", "한",
    "مرحبا", "شكرا ", "שלום", "१२", "नमस्ते", "ภาษา", "தமிழ்", "👩‍💻", "🇩🇪", "🇩", "👍🏽", "1️⃣", "☎️", "☎", "\u{200D}",
    "\u{200B}", "\u{202E}", "\u{2066}x\u{2069}", "\u{10FFFD}", "\u{7}", "\0", "\u{FE0F}", "\u{301}", "…", "-", "—",
    "12:30",
    "\u{2028}", "𝒜", "ꙮ", "﷽", "က္က", "\u{1F3FB}", "\u{E0001}", "(", ")", "\u{200F}", "x\u{308}\u{323}\u{301}",
  ]

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func string() -> String {
    (0..<next(below: 14)).map { _ in Self.pieces[next(below: Self.pieces.count)] }.joined()
  }
}
