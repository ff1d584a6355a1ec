import Galley
import Testing

@Suite("Symbols in scenes")
struct SceneSymbolTests {
  /// Returns the images of `view` in a scene whose symbols are in the folder "icons".
  fileprivate func proofs(_ view: String, canvas: String = "") throws -> [Proof] {
    let yaml = """
      scene: 1
      canvas: { size: 60x40, scale: 1\(canvas) }
      symbols: [icons]
      view: \(view)

      """
    let svg = "<svg viewBox='0 0 24 24'><rect x='2' y='2' width='20' height='20' rx='1'/></svg>"
    let files = FileReader.memory(["icons/own.mark.svg": Array(svg.utf8)])
    let scene = try Scene(yaml: yaml, file: "test.yaml", options: Scene.Options(files: files))
    return try SceneRenderer(scene, files: files).proofs()
  }

  @Test(
    "Built-in and custom symbols are drawn in the size of the font",
    arguments: ["star.fill", "own.mark"])
  func drawn(name: String) throws {
    let items = try proofs("{ Symbol: \(name), font: { size: 17 }, imageScale: large, id: mark }")[0].picture.items
    let fill = items.contains { if case .fill(let fill) = $0, case .elements = fill.path { true } else { false } }
    #expect(fill)
  }

  @Test("An unknown symbol is an error, or is drawn as a box if the canvas allows that")
  func unmapped() throws {
    #expect(throws: ProofError.self) { try proofs("{ Symbol: no.such }") }
    #expect(try proofs("{ Symbol: no.such }", canvas: ", missingGlyph: box").count == 1)
  }
}

extension SceneSymbolTests {
  @Test("Symbols can be part of Markdown text, and an unknown symbol there is an error")
  func inline() throws {
    let text = "{ Text: 'a ![a star](symbol:star.fill) b', markdown: true }"
    let items = try proofs(text)[0].picture.items
    #expect(items.contains { if case .fill(let fill) = $0, case .elements = fill.path { true } else { false } })
    #expect(throws: ProofError.self) { try proofs("{ Text: '![](symbol:no.such)', markdown: true }") }
  }

  @Test("A symbol effect can repeat, and an unknown effect is an error")
  func effects() throws {
    #expect(try proofs("{ Symbol: star.fill, symbolEffect: pulse }").count == 1)
    #expect(throws: (any Error).self) { try proofs("{ Symbol: star.fill, symbolEffect: jump }") }
  }
}
