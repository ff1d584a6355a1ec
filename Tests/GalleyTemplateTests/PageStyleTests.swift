import GalleyFiles
import GalleyGeometry
import GalleyMessages
import GalleyPicture
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Style files for documents")
struct PageStyleTests {
  private func style(_ text: String, _ name: String = "test.yaml", beside: [String: String] = [:]) throws -> PageStyle {
    let files = beside.merging([name: text]) { $1 }.mapValues { Array($0.utf8) }
    return try PageStyle(contentsOf: name, files: .memory(files))
  }

  private func errors(_ text: String, _ name: String = "test.yaml", beside: [String: String] = [:]) -> [String] {
    do { _ = try style(text, name, beside: beside) } catch let error as SceneErrors {
      return error.errors.map(SceneText.line)
    } catch { return ["\(error)"] }
    return []
  }

  @Test("Settings that are missing in a style file keep their defaults")
  func partial() throws {
    var wanted = PageStyle()
    wanted.colors.accent = RGBA(0xC0, 0x20, 0x10)
    wanted.fonts.heading = "Noto Serif"
    wanted.sizes.text = 9
    wanted.footer = .init(leading: "{date}", trailing: "{page}")
    let read = try style(
      """
      colors: { accent: "#c02010" }
      fonts: { heading: Noto Serif }
      sizes: { text: 9 }
      footer: { leading: "{date}", trailing: "{page}" }
      """)
    #expect(read == wanted)
  }

  @Test("A named paper size keeps the document's orientation; one given as width and height sets it")
  func sheets() throws {
    var paper = Paper()
    paper = try style("page: a5\nmargins: { horizontal: 50, vertical: 20 }").sheet.applied(to: paper)
    #expect(paper.size == Paper.sizes["a5"] && paper.orientation == .automatic && paper.margins.leading == 50)
    #expect(try style("page: 500x300").sheet.orientation == .landscape)
  }

  @Test("Design tokens are resolved through references and the types of their groups")
  func tokens() throws {
    let read = try style(
      """
      {
        "base": { "$type": "color", "red": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0.5], "alpha": 1 } } },
        "color": { "brand": { "$value": "{base.red}" }, "text": { "primary": { "$value": "#112233" } } },
        "typography": { "body": { "$type": "typography", "$value": {
          "fontFamily": ["Noto Serif", "serif"], "fontSize": { "value": 1, "unit": "rem" } } } },
        "unused": { "$value": 4 }
      }
      """, "brand.tokens.json")
    #expect(read.colors.accent == RGBA(255, 0, 128))
    #expect(read.colors.text == RGBA(0x11, 0x22, 0x33))
    #expect(read.fonts.text == "Noto Serif")
    #expect(
      read.tokens.map { "\($0.key)=\($0.token)" } == [
        "colors.text=color.text.primary", "colors.accent=color.brand", "fonts.text=typography.body.fontFamily",
      ])
  }

  @Test("A style can use design tokens from a separate file, with lengths in px and rem")
  func namedTokens() throws {
    let tokens = ##"""
      {"a": {"b": {"$value": "#00FF00"}},
       "s": {"t": {"$value": "{s.u}"}, "u": {"$value": {"value": 0.5, "unit": "rem"}}}}
      """##
    let read = try style(
      "tokens: t.json\ncolors: { accent: \"{a.b}\" }\nsizes: { text: \"{s.t}\" }\nfooter: { center: \"{page}\" }",
      beside: ["t.json": tokens])
    #expect(read.colors.accent == RGBA(0, 255, 0))
    #expect(read.sizes.text == 8)
    #expect(read.footer?.center == "{page}")
  }

  @Test("Missing and circular design tokens are reported at the locations that use them")
  func brokenTokens() {
    let tokens = #"{"a":{"b":{"$value":"{a.c}"},"c":{"$value":"{a.b}"}}}"#
    let found = errors(
      "tokens: t.json\ncolors:\n  accent: \"{a.b}\"\n  text: \"{a.d}\"", beside: ["t.json": tokens])
    #expect(found.count == 2)
    #expect(found[0].hasPrefix("3:11") && found[0].contains("refers to itself"))
    #expect(found[1].hasPrefix("4:9") && found[1].contains("'a.d'"))
    #expect(errors(#"{"x":{"$value":1}}"#, "t.json").first?.contains("color.accent") == true)
  }

  @Test("Every error in a style file is reported with its location")
  func mistakesOfStyles() {
    let found = errors(
      """
      colours: { text: red }
      colors: { accent: blurple }
      sizes: { text: 99 }
      footer: { leading: "{pag}" }
      logo: missing.png
      """)
    #expect(found.count == 5, "\(found)")
    #expect(found.map { $0.prefix(2) } == ["1:", "2:", "3:", "4:", "5:"])
    #expect(found[0].contains("colors"))
    #expect(!errors("fonts: { files: [../other.ttf] }", beside: ["../other.ttf": "x"]).isEmpty)
  }

  @Test("A style file only supplies settings that the document does not set")
  func adoption() throws {
    var plan = TablePlan(title: "T")
    try plan.adopt(style("sizes: { text: 10 }\npage: a3\nheader: { leading: X }"))
    #expect(plan.fontSize == 10 && plan.paper.size == Paper.sizes["a3"] && plan.header.leading == "X")
    #expect(plan.footer == TablePlan().footer)
  }
}
