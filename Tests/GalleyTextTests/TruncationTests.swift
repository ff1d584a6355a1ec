import GalleyGeometry
import GalleyPicture
import GalleyText
import Testing

@Suite("Truncated text")
struct TruncationTests {
  let engine = TextEngine()
  let fox = "The quick brown fox jumps over the lazy dog"

  @Test(
    "The truncation mode determines the position of the ellipsis",
    arguments: [
      (TruncationMode.tail, "The quick br…"), (.head, "… the lazy dog"), (.middle, "The q…zy dog"),
    ])
  func modes(mode: TruncationMode, line: String) {
    let layout = engine.layout(text(fox, lineLimit: 1, mode: mode), width: 120)
    #expect(layout.texts == [line])
    #expect(layout.isTruncated)
    #expect(layout.size.width <= 120)
  }

  @Test("A truncated line keeps as many characters as fit next to the ellipsis")
  func longestPrefix() {
    let ellipsis = engine.layout(text("…")).size.width
    for width in stride(from: 40.0, through: 300, by: 13) {
      let layout = engine.layout(text(fox, lineLimit: 1), width: width)
      let kept = layout.texts[0].dropLast()
      let longer = fox.prefix(kept.count + 1)
      #expect(layout.size.width <= width)
      #expect(engine.layout(text(String(longer))).size.width + ellipsis > width, "\(width): \(kept)")
    }
  }

  @Test("Only the last of the permitted lines is truncated")
  func lastLine() {
    let layout = engine.layout(text(fox, lineLimit: 2), width: 120)
    #expect(layout.texts == ["The quick", "brown fox ju…"])
    #expect(layout.isTruncated)
  }

  @Test("Text that has exactly the permitted number of lines is not truncated", arguments: [(4, false), (3, true)])
  func boundary(limit: Int, isTruncated: Bool) {
    #expect(engine.layout(text(fox, lineLimit: limit), width: 120).isTruncated == isTruncated)
  }

  @Test("A line that is too wide by less than a Pango unit is not truncated")
  func fits() {
    let width = engine.layout(text(fox)).size.width
    #expect(!engine.layout(text(fox, lineLimit: 1), width: width - 1e-9).isTruncated)
    #expect(engine.layout(text(fox, lineLimit: 1), width: width - 1.0 / 1024).isTruncated)
  }

  @Test(
    "If more paragraphs follow after the line limit, the last line ends with an ellipsis",
    arguments: [(TruncationMode.tail, "b…"), (.head, "…d"), (.middle, "b…d")])
  func paragraphs(mode: TruncationMode, last: String) {
    let layout = engine.layout(text("a\nb\nc\nd", lineLimit: 2, mode: mode))
    #expect(layout.texts == ["a", last])
    #expect(layout.isTruncated)
  }

  @Test("The line limit counts the lines of all paragraphs together")
  func limitAcrossParagraphs() {
    #expect(
      engine.layout(text("one\n" + fox, lineLimit: 3), width: 120).texts == ["one", "The quick", "brown fox ju…"])
  }

  @Test("If only blank lines follow after the line limit, no ellipsis is shown")
  func blankRest() {
    let layout = engine.layout(text("a\n\n", lineLimit: 1))
    #expect(layout.texts == ["a"])
    #expect(!layout.isTruncated)
  }

  @Test("A line limit below one means one line", arguments: [1, 0, -3])
  func smallLimit(limit: Int) {
    #expect(engine.layout(text("a\nb", lineLimit: limit)).lines.count == 1)
  }

  @Test("The ellipsis has the font of its run, even after a truncated emoji")
  func emojiEllipsis() {
    let layout = engine.layout(text("Fun " + String(repeating: "👩‍💻", count: 6), lineLimit: 1), width: 90)
    #expect(layout.texts[0].hasSuffix("…"))
    #expect(layout.families.last == "Inter")
    #expect(layout.lines[0].runs.last?.run.glyphs.count == 1)
  }

  @Test("If the width is too small even for the ellipsis, only the ellipsis is shown")
  func tooNarrow() {
    #expect(engine.layout(text(fox, lineLimit: 1), width: 3).texts == ["…"])
  }
}
