import GalleyFiles
import GalleyGeometry
import GalleyTables
import GalleyTemplate
import GalleyViews
import Testing

@Suite("The file that configures previews")
struct PreviewFileTests {
  private func read(_ yaml: String) throws(SceneErrors) -> PreviewFile {
    try PreviewFile(contentsOf: "galley.yaml", files: .memory(["galley.yaml": Array(yaml.utf8)]))
  }

  @Test("Variants and rules of previews can be single values or lists")
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

  @Test("Scripts are read with their previews, frame rates and steps")
  func scripts() throws {
    let file = try read(
      """
      previews: 1
      scripts:
        - name: buy
          names: [Basket]
          fps: 30
          steps: [ { type: { text: Milk, in: Name } }, { tap: Add }, settle, { drag: { by: -200 } }, { screenshot: end } ]
        - { name: open, paths: ./Sources/App/, steps: [ { type: x }, { fling: { in: list, velocity: 900pt/s } } ] }
      """)
    #expect(file.scripts.map(\.name) == ["buy", "open"])
    #expect(file.scripts.map(\.names) == [["Basket"], []])
    #expect(file.scripts.map(\.paths) == [[], ["Sources/App"]])
    #expect(file.scripts.map(\.script.framesPerSecond) == [30, 60])
    #expect(
      file.scripts[0].script.lines.map(\.step) == [
        .type("Milk", into: "Name"), .tap(id: "Add"), .settle(),
        .drag(in: ScriptStep.firstScroller, by: Point(x: 0, y: -200)), .screenshot("end"),
      ])
    #expect(file.scripts[1].script.lines.map(\.step) == [.type("x"), .fling(in: "list", velocity: 900)])
    #expect(file.scripts[0].script.lines[0].origin == ViewOrigin(file: "galley.yaml", line: 6, column: 22))
  }

  @Test(
    "Errors in the file are reported with their locations",
    arguments: [
      ("previews: 1\nvariants: [light, dusk]\n", "2:19", "dusk"), ("previews: 1\nvariants: dark+\n", "2:11", "''"),
      ("previews: 1\nrules: [ { variants: dark } ]\n", "2:10", "paths"),
      ("previews: 1\nrules: [ { names: A, variants: [darc] } ]\n", "2:33", "dark"),
      ("variants: dark\n", "1:1", "previews"), ("previews: 2\n", "1:11", "1"),
      ("previews: 1\nvariant: dark\n", "2:1", "variants"),
      ("previews: 1\nscripts: [ { name: a, steps: [ settle ] } ]\n", "2:12", "paths"),
      ("previews: 1\nscripts: [ { name: a/b, names: A, steps: [ settle ] } ]\n", "2:20", "a/b"),
      ("previews: 1\nscripts: [ { name: a, names: A, steps: [ { tapp: B } ] } ]\n", "2:44", "tap"),
      (
        "previews: 1\nscripts: [ { name: a, names: A, steps: [ { insert: { rows: [ { a: b } ] } } ] } ]\n", "2:44",
        "insert"
      ),
      ("previews: 1\nscripts: [ { name: a, names: A, steps: [ { set: { variables: { a: b } } } ] } ]\n", "2:64", "a"),
      ("previews: 1\nscripts: [ { name: a, names: A, steps: [ { scrollTo: { first: { a: b } } } ] } ]\n", "2:54", "to"),
    ])
  func errors(_ yaml: String, _ place: String, _ part: String) {
    let lines = #expect(throws: SceneErrors.self) { try read(yaml) }?.errors.map(SceneText.line) ?? []
    #expect(lines.count == 1 && lines[0].hasPrefix("galley.yaml:" + place) && lines[0].contains(part), "\(lines)")
  }
}
