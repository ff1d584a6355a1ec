import Foundation
import Galley
import GalleyFoundation
import Testing

@Suite("Attributed strings")
struct AttributedTextTests {
  private func glyphs(_ text: AttributedString) throws -> [Picture.Glyphs] {
    let stage = Stage(size: Size(width: 390, height: 100)) { Text(text) }
    func find(_ items: [Picture.Item]) -> [Picture.Glyphs] {
      items.flatMap { item -> [Picture.Glyphs] in
        switch item {
        case .glyphs(let glyphs): [glyphs]
        case .group(let group): find(group.items)
        default: []
        }
      }
    }
    return find(try stage.picture().items)
  }

  @Test("Each attribute affects only the characters to which it belongs")
  func attributes() throws {
    var text = AttributedString("plain loud red")
    let loud = try #require(text.range(of: "loud"))
    let red = try #require(text.range(of: "red"))
    text[loud].font = .system(size: 30, weight: .bold)
    text[red].foregroundColor = Color(red: 1, green: 0, blue: 0)
    text[red].baselineOffset = 4
    let runs = try glyphs(text)
    #expect(runs.map(\.run.text).joined() == "plain loud red")
    let big = try #require(runs.first { $0.run.text == "loud" })
    #expect(big.run.size == 30 && big.run.font.style == "Bold")
    let coloured = try #require(runs.first { $0.run.text == "red" })
    #expect(coloured.paint == .color(RGBA(255, 0, 0)))
    #expect(coloured.run.glyphs.allSatisfy { $0.y == -4 })
    #expect(try #require(runs.first).run.size == 17)
  }

  @Test("An attributed string without attributes is shown with the same characters")
  func plain() throws {
    let own = try glyphs(AttributedString("a b c")).map(\.run.text).joined()
    #expect(own == "a b c")
    #expect(try glyphs(AttributedString("")).map(\.run.text).joined().isEmpty)
  }

  @Test("The background colour of text is drawn below the letters")
  func grounds() throws {
    var text = AttributedString("ab")
    text.backgroundColor = Color(red: 0, green: 1, blue: 0)
    let stage = Stage(proposal: ProposedViewSize(width: nil, height: nil), environment: EnvironmentValues()) {
      Text(text)
    }
    let items = try stage.picture().items
    let fill = items.firstIndex {
      if case .fill(let fill) = $0 { fill.paint == .color(RGBA(0, 255, 0)) } else { false }
    }
    let letters = items.firstIndex { if case .glyphs = $0 { true } else { false } }
    #expect(try #require(fill) < (try #require(letters)))
  }

  @Test("Emphasis and links parsed from Markdown are shown in their styles")
  func markdown() throws {
    let text = try AttributedString(markdown: "a **b** *c* `d` ~~e~~ [f](https://galley.example)")
    #expect(String(text.characters) == "a b c d e f")
    let intents = text.runs.compactMap(\.inlinePresentationIntent)
    #expect(intents == [.stronglyEmphasized, .emphasized, .code, .strikethrough])
    #expect(text.runs.compactMap(\.link) == [URL(string: "https://galley.example")])
    let runs = try glyphs(text)
    #expect(runs.first { $0.run.text == "b" }?.run.font.style == "Bold")
    #expect(runs.first { $0.run.text == "c" }?.run.font.style == "Italic")
    #expect(runs.first { $0.run.text == "d" }?.run.font.family == "DejaVu Sans Mono")
  }

  @Test("White space in Markdown is collapsed unless the options preserve it")
  func whiteSpace() throws {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(String(try AttributedString(markdown: "a\n  b").characters) == "a b")
    #expect(String(try AttributedString(markdown: "a\n  b", options: options).characters) == "a\n  b")
  }

  @Test("Values formatted in string literals use the locale of the environment")
  func literals() {
    var environment = EnvironmentValues()
    environment.localeIdentifier = "de"
    let stage = Stage(proposal: ProposedViewSize(width: 390, height: nil), environment: environment) {
      Text("\(1234.5, format: .number) km")
    }
    #expect(stage.layout.lines == ["1.234,5 km"] || stage.layout.children.first?.lines == ["1.234,5 km"])
  }
}
