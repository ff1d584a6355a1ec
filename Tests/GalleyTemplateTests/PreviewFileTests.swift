import GalleyFiles
import GalleyTables
import GalleyTemplate
import Testing

@Suite("The file of previews")
struct PreviewFileTests {
  private func read(_ yaml: String) throws(SceneErrors) -> PreviewFile {
    try PreviewFile(contentsOf: "galley.yaml", files: .memory(["galley.yaml": Array(yaml.utf8)]))
  }

  @Test("Variants and rules are read, as single values or lists")
  func values() throws {
    let file = try read(
      """
      previews: 1
      variants: [light, dark+AX3]
      rules:
        - { paths: ./Sources/App/Checkout/, variants: ar+phone-mini }
        - { names: [Card, Row], variants: [tablet, pt-BR] }
      """)
    #expect(file.variants == ["light", "dark+AX3"])
    #expect(file.rules.map(\.paths) == [["Sources/App/Checkout"], []])
    #expect(file.rules.map(\.names) == [[], ["Card", "Row"]])
    #expect(file.rules.map(\.variants) == [["ar+phone-mini"], ["tablet", "pt-BR"]])
  }

  @Test(
    "Errors have their locations",
    arguments: [
      ("previews: 1\nvariants: [light, dusk]\n", "2:19", "dusk"), ("previews: 1\nvariants: dark+\n", "2:11", "''"),
      ("previews: 1\nrules: [ { variants: dark } ]\n", "2:10", "paths"),
      ("previews: 1\nrules: [ { names: A, variants: [darc] } ]\n", "2:33", "dark"),
      ("variants: dark\n", "1:1", "previews"), ("previews: 2\n", "1:11", "1"),
      ("previews: 1\nvariant: dark\n", "2:1", "variants"),
    ])
  func errors(_ yaml: String, _ place: String, _ part: String) {
    let lines = #expect(throws: SceneErrors.self) { try read(yaml) }?.errors.map(SceneText.line) ?? []
    #expect(lines.count == 1 && lines[0].hasPrefix("galley.yaml:" + place) && lines[0].contains(part), "\(lines)")
  }
}
