import GalleyGeometry
import GalleyPicture
import GalleyText
import Testing

@Suite("Combining marks from another script")
struct SharedMarkTests {
  private let engine = TextEngine()

  @Test(
    "A mark is drawn from a font that has it, on a letter whose font does not change",
    arguments: [
      "a\u{951}", "a\u{64E}", "x\u{20E3}", "a\u{64E}\u{951}", "é\u{951}b", "\u{5D0}\u{64E}", "a\u{951}\u{301}",
    ])
  func marks(cluster: String) throws {
    let layout = engine.layout(text("o\(cluster)o"))
    #expect(layout.problems.isEmpty)
    #expect(layout.texts == ["o\(cluster)o"])
    let runs = try #require(layout.lines.first?.runs)
    #expect(runs.allSatisfy { placed in placed.run.glyphs.allSatisfy { $0.id != 0 } })
    #expect(runs.map(\.run.text.utf8.count).reduce(0, +) == cluster.utf8.count + 2)
  }

  @Test("If no font has both the letter and the mark, the letter keeps its font")
  func letter() {
    let layout = engine.layout(text("o\u{64E}"))
    #expect(layout.families.first == "Inter")
  }

  @Test("A line is never broken between a letter and its mark")
  func lines() {
    let word = String(repeating: "a\u{64E}", count: 60)
    let layout = engine.layout(text(word), width: 40)
    #expect(layout.lines.count > 5)
    for line in layout.lines { #expect(line.text.unicodeScalars.first == "a") }
  }
}
