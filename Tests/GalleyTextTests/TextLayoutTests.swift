import GalleyGeometry
import GalleyPicture
import GalleyText
import Testing

@Suite("Lines of laid-out text")
struct TextLayoutTests {
  let engine = TextEngine()
  let fox = "The quick brown fox jumps over the lazy dog"

  @Test("An empty string has one line with the height of its font")
  func empty() {
    let layout = engine.layout(text(""))
    #expect(layout.lines.count == 1)
    #expect(layout.size == Size(width: 0, height: engine.layout(text("x")).size.height))
    #expect(layout.firstBaseline > 0)
  }

  @Test("A text request without runs has one line of zero height")
  func noRuns() {
    let layout = engine.layout(TextRequest(runs: []))
    #expect(layout.lines.count == 1)
    #expect(layout.size == .zero)
    #expect(layout.problems.isEmpty)
  }

  @Test(
    "Every line break of Unicode ends a line, and one at the end adds an empty line",
    arguments: [
      ("a\nb", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\u{2029}b\u{2028}c", ["a", "b", "c"]), ("a\n", ["a", ""]),
    ])
  func lineBreaks(string: String, lines: [String]) {
    #expect(engine.layout(text(string)).texts == lines)
  }

  @Test("Lines wrap between words, and the space at the break is dropped")
  func wrapping() {
    let layout = engine.layout(text(fox), width: 120)
    #expect(layout.texts == ["The quick", "brown fox", "jumps over the", "lazy dog"])
    #expect(layout.lines.allSatisfy { $0.width <= 120 })
    #expect(layout.size.width == layout.lines.map(\.width).max())
    #expect(!layout.isTruncated)
  }

  @Test("A word too long for a line is broken between characters, without a hyphen")
  func longWord() {
    let layout = engine.layout(text("Donaudampfschiffahrt"), width: 60)
    #expect(layout.lines.count > 2)
    #expect(layout.texts.joined() == "Donaudampfschiffahrt")
    for run in layout.lines.flatMap(\.runs) { #expect(run.run.glyphs.count == run.run.text.count) }
  }

  @Test("A soft hyphen is visible only where a line is broken")
  func softHyphen() {
    let layout = engine.layout(text("Donau\u{AD}dampf\u{AD}schiff"), width: 60)
    let shown = layout.lines.map { $0.runs.map(\.run.glyphs.count).reduce(0, +) }
    #expect(shown == [6, 6, 6])
    #expect(engine.layout(text("Donau\u{AD}dampf")).lines[0].runs[0].run.glyphs.count == 10)
  }

  @Test("The available width is rounded up to whole Pango units before lines are broken")
  func wrapWidthRoundsUp() {
    let natural = engine.layout(text(fox))
    #expect(engine.layout(text(fox), width: natural.size.width - 1e-9) == natural)
    #expect(engine.layout(text(fox), width: natural.size.width - 1.0 / 1024).lines.count == 2)
  }

  @Test(
    "If the width is nil, infinite or beyond Pango's range, lines are not broken",
    arguments: [nil, Double.infinity, 1e9, 2_097_152])
  func unlimited(width: Double?) {
    #expect(engine.layout(text(fox), width: width).lines.count == 1)
  }

  @Test("If the width is zero or less, each line has one character", arguments: [0.0, -5, -Double.infinity, .nan])
  func noWidth(width: Double) {
    let layout = engine.layout(text("abc"), width: width)
    #expect(layout.texts == (width.isNaN ? ["abc"] : ["a", "b", "c"]))
  }

  @Test(
    "Lines of different widths are aligned inside the widest one",
    arguments: [
      (TextAlignment.leading, LayoutDirection.leftToRight, 0.0), (.center, .leftToRight, 0.5),
      (.trailing, .leftToRight, 1), (.leading, .rightToLeft, 1), (.center, .rightToLeft, 0.5),
      (.trailing, .rightToLeft, 0),
    ])
  func alignment(alignment: TextAlignment, direction: LayoutDirection, share: Double) {
    let layout = engine.layout(text("i\nmmmm", alignment: alignment, direction: direction))
    let free = layout.lines[1].width - layout.lines[0].width
    #expect(layout.lines.map(\.x) == [free * share, 0])
  }

  @Test("Line spacing is added only between lines, not above or below them")
  func lineSpacing() {
    let plain = engine.layout(text("a\nb\nc"))
    let spaced = engine.layout(text("a\nb\nc", lineSpacing: 5))
    #expect(spaced.size.height == plain.size.height + 10)
    #expect(spaced.lines[2].y == plain.lines[2].y + 10)
    #expect(spaced.lines[0].height == plain.lines[0].height)
  }

  @Test("All digits have the same width only if monospaced digits are requested")
  func monospacedDigits() {
    var font = body
    #expect(engine.layout(text("1111", font: font)).size.width < engine.layout(text("0000", font: font)).size.width)
    font.hasMonospacedDigits = true
    let widths = (0...9).map { engine.layout(text("\($0)\($0)", font: font)).size.width }
    #expect(Set(widths).count == 1)
  }

  @Test("Tracking widens the gaps between characters, but adds no space at the ends")
  func tracking() {
    var font = body
    let plain = engine.layout(text("Hamburg", font: font)).size.width
    font.tracking = 2
    #expect(abs(engine.layout(text("Hamburg", font: font)).size.width - (plain + 12)) < 0.01)
  }

  @Test("Runs in several fonts share a baseline, and the tallest sets the height of the line")
  func mixedSizes() throws {
    let runs = [TextRequest.Run("big", font: ResolvedFont(family: "Inter", size: 34)), .init("small", font: body)]
    let layout = engine.layout(TextRequest(runs: runs))
    #expect(layout.size.height == engine.layout(text("x", font: runs[0].font)).size.height)
    let line = try #require(layout.lines.first)
    #expect(line.runs.map(\.source) == [0, 1])
    #expect(line.runs[1].x == line.runs[0].run.width)
  }

  @Test("Tabs, no-break spaces and unusual spaces are not replaced")
  func spaces() {
    let layout = engine.layout(text("a\tb\u{A0}c\u{2009}d\u{200B}e\u{3000}f\u{FEFF}"), width: 400)
    #expect(layout.problems.isEmpty)
    #expect(layout.lines[0].runs.reduce("") { $0 + $1.run.text } == layout.texts[0])
    #expect(engine.layout(text("aaa b\u{A0}c"), width: 45).texts == ["aaa", "b\u{A0}c"])
  }
}
