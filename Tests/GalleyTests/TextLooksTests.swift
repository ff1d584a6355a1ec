import Galley
import Testing

@Suite("Styled text")
struct TextLooksTests {
  private func stage(_ view: some View) -> Stage { Stage(size: Size(width: 300, height: 200)) { view } }

  private func runs(in items: [Picture.Item]) -> [GlyphRun] {
    items.flatMap { item -> [GlyphRun] in
      switch item {
      case .glyphs(let glyphs): [glyphs.run]
      case .group(let group): runs(in: group.items)
      default: []
      }
    }
  }

  @Test("Markdown in a literal sets the font, and interpolated values are not interpreted")
  func markdown() throws {
    let value = "**not bold**"
    let picture = try stage(Text("plain **bold** *slanted* `code` and \(value)")).picture()
    let runs = runs(in: picture.items)
    #expect(runs.map(\.text).joined() == "plain bold slanted code and **not bold**")
    #expect(runs.first { $0.text == "bold" }?.font.style == "Bold")
    #expect(runs.first { $0.text == "slanted" }?.font.style == "Italic")
    #expect(runs.first { $0.text == "code" }?.font.family == "DejaVu Sans Mono")
  }

  @Test(
    "A Markdown character without its counterpart is shown unchanged",
    arguments: ["2 * 3 = 6", "snake_case_name", "a ** b", "[label] (address)", "50 ~~ 60", "`"])
  func lonelyMarks(text: String) throws {
    #expect(runs(in: try stage(Text(LocalizedStringKey(text))).picture().items).map(\.text).joined() == text)
  }

  @Test("Concatenated Text views form one paragraph in which each keeps its font")
  func joined() throws {
    let stage = stage(Text("Total ") + Text("12").bold().foregroundStyle(.red) + Text(" euros"))
    let picture = try stage.picture()
    #expect(runs(in: picture.items).map(\.font.style) == ["Regular", "Bold", "Regular"])
    #expect(stage.layout.lines == ["Total 12 euros"])
  }

  @Test("Text is scaled down to its minimum scale before it is truncated")
  func minimumScale() throws {
    func layout(_ factor: Double) -> InspectedView {
      stage(
        Text("A rather long line of text").lineLimit(1).minimumScaleFactor(factor).frame(width: 150)
      ).layout.children[0]
    }
    #expect(layout(1).isTruncated)
    #expect(layout(0.9).isTruncated)
    let fitted = layout(0.4)
    #expect(!fitted.isTruncated)
    #expect(fitted.frame.width <= 150 && fitted.frame.width > 140)
  }

  @Test("Reserved lines take up space even if they are empty")
  func reservedLines() {
    let one = stage(Text("one")).layout.frame.height
    let three = stage(Text("one\ntwo\nthree")).layout.frame.height
    #expect(stage(Text("one").lineLimit(3, reservesSpace: true)).layout.frame.height == three)
    #expect(stage(Text("one").lineLimit(3, reservesSpace: false)).layout.frame.height == one)
  }

  @Test("Underlines and strikethroughs are as long as the text, below and above its baseline")
  func lines() throws {
    let items = try stage(Text("under").underline().strikethrough(color: .red)).picture().items
    let bars = items.dropFirst().compactMap { item -> Rect? in
      if case .fill(let fill) = item, case .rect(let rect) = fill.path { rect } else { nil }
    }
    let glyphs = try #require(
      items.compactMap { item -> Picture.Glyphs? in if case .glyphs(let glyphs) = item { glyphs } else { nil } }.first)
    try #require(bars.count == 2)
    #expect(bars.allSatisfy { $0.width == glyphs.run.width && $0.minX == glyphs.origin.x })
    #expect(bars[0].minY > glyphs.origin.y)
    #expect(bars[1].maxY < glyphs.origin.y)
  }

  @Test("A baseline offset raises the text to which it applies and makes the line taller")
  func raised() throws {
    let flat = stage(Text("E = mc") + Text("2").font(.caption))
    let raised = stage(Text("E = mc") + Text("2").font(.caption).baselineOffset(8))
    #expect(raised.layout.frame.height > flat.layout.frame.height)
    let rise = runs(in: try raised.picture().items).last?.glyphs.first?.y
    #expect(rise == -8)
  }

  @Test("Small capitals use other glyphs if the font contains them")
  func smallCaps() throws {
    let usual = runs(in: try stage(Text("small").font(.custom("Noto Sans", size: 17))).picture().items)
    let small = runs(
      in: try stage(Text("small").font(.custom("Noto Sans", size: 17).lowercaseSmallCaps())).picture().items)
    #expect(usual.flatMap(\.glyphs).map(\.id) != small.flatMap(\.glyphs).map(\.id))
  }

  @Test("The line spacing of text styles matches Apple's published values at every type size")
  func leading() {
    func height(_ lines: String, _ size: DynamicTypeSize) -> Double {
      stage(Text(lines).dynamicTypeSize(size)).layout.frame.height
    }
    #expect(abs(height("a\na\na", .large) - height("a", .large) - 44) <= 0.5)
    #expect(abs(height("a\na", .accessibility1) - height("a", .accessibility1) - 34) <= 0.5)
  }
}
