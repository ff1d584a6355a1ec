import GalleyText
import TestSupport
import Testing

@Suite("Lines in measured strings")
struct MeasuredLinesTests {
  private static let words = [
    "a", "of", "office", "Wave", "longer", "word,", "(12)", "3.14", "naïve", "e\u{301}t\u{e9}", "—", "and/or", "co-op",
    "x\u{A0}y", "soft\u{AD}hyphen", "日本語", "שלום", "🙂", "\t", "  ", "\n", "\n\n", "AVATAR",
  ]

  @Test(
    "The text, width and baseline of each measured line match those of the laid-out line",
    arguments: 1...6 as ClosedRange<UInt64>)
  func equality(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let engine = TextEngine()
    let font = ResolvedFont(family: seed % 2 == 0 ? "Inter" : "Noto Sans", size: 13 + Double(seed) / 3)
    let prepared = engine.prepare(TextRequest(runs: [TextRequest.Run("", font: font)]))
    for _ in 0..<60 {
      let count = Int.random(in: 0...12, using: &dice)
      let text = (0..<count).compactMap { _ in Self.words.randomElement(using: &dice) }.joined(separator: " ")
      let width = Bool.random(using: &dice) ? Double.random(in: 10...300, using: &dice) : nil
      prepared.exchange { $0.append(contentsOf: text.utf8) }
      let lines = prepared.measuredLines(width: width)
      let layout = TextEngine.reference.layout(TextRequest(runs: [TextRequest.Run(text, font: font)]), width: width)
      #expect(lines.measure == TextMeasure(layout), "\(text.debugDescription) at \(String(describing: width))")
      #expect(lines.lines.map(\.text) == layout.lines.map(\.text))
      #expect(lines.lines.map(\.width) == layout.lines.map(\.width))
      #expect(lines.lines.map(\.baseline) == layout.lines.map(\.baseline))
    }
  }
}

extension TextEngine {
  /// A new engine is used, so that each string is laid out by PangoLayout.
  fileprivate static var reference: TextEngine { TextEngine() }
}
