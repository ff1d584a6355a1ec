import GalleyPicture
import TestSupport
import Testing
import TextCorpus

@testable import GalleyText

@Suite("Font analyses shared by several weights")
struct ShapingProofsTests {
  private func widths(_ engine: TextEngine, _ texts: [String], _ family: String, _ weight: Font.Weight) -> [TextWidth] {
    engine.widths(of: TextColumn(texts), font: ResolvedFont(family: family, size: 13, weight: weight)).widths
  }

  @Test("Weights with identical font tables share one analysis, even in copies of the engine")
  func shared() {
    let engine = TextEngine()
    for weight in [Font.Weight.regular, .semibold, .bold] { _ = widths(engine, ["abc"], "Inter", weight) }
    #expect(engine.proofs.count == 1)
    _ = widths(engine.copy(), ["abc"], "Inter", .medium)
    #expect(engine.proofs.count == 1)
    _ = widths(engine, ["abc"], "Noto Sans", .regular)
    #expect(engine.proofs.count == 2)
  }

  @Test("Scripts and features with different rules are analysed separately")
  func apart() {
    let engine = TextEngine()
    _ = widths(engine, ["abc"], "Inter", .regular)
    _ = widths(engine, ["αβγ"], "Inter", .regular)
    #expect(engine.proofs.count == 2)
    let font = ResolvedFont(family: "Inter", size: 13, hasMonospacedDigits: true)
    _ = engine.widths(of: TextColumn(["abc"]), font: font)
    #expect(engine.proofs.count == 3)
  }

  @Test(
    "Measured widths do not depend on the weights that were measured before",
    arguments: ["Inter", "Noto Sans", "DejaVu Sans"])
  func sameWidths(family: String) {
    var dice = SplitMix64(seed: 3)
    let texts = (0..<2000).map { _ in GeneratedTexts.note(&dice) }
    let engine = TextEngine()
    for weight in [Font.Weight.regular, .bold, .semibold, .regular] {
      #expect(widths(engine, texts, family, weight) == widths(TextEngine(), texts, family, weight))
    }
  }
}
