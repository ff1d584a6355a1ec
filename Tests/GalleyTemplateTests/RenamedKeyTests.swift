import GalleyFiles
import GalleyMessages
import GalleySceneWords
import GalleyTables
import GalleyTemplate
import GalleyText
import Testing

@Suite("Renamed keys in scenes")
struct RenamedKeyTests {
  @Test(
    "A former key works like the current one and prints one warning with its location",
    arguments: [
      ("values: { a: 1 }", "variables: { a: 1 }", "2:1 'values' was renamed to 'variables'"),
      ("parts: { P: Spacer }", "components: { P: Spacer }", "2:1 'parts' was renamed to 'components'"),
      (
        "canvas: { dynamicType: xLarge }", "canvas: { dynamicTypeSize: xLarge }",
        "2:11 'dynamicType' was renamed to 'dynamicTypeSize'"
      ),
      (
        "variants: { dynamicType: [large, xLarge] }", "variants: { dynamicTypeSize: [large, xLarge] }",
        "2:13 'dynamicType' was renamed to 'dynamicTypeSize'"
      ),
      (
        "script: { steps: [ { set: { dynamicType: xLarge } }, { set: { dynamicType: large } } ] }",
        "script: { steps: [ { set: { dynamicTypeSize: xLarge } }, { set: { dynamicTypeSize: large } } ] }",
        "2:29 'dynamicType' was renamed to 'dynamicTypeSize'"
      ),
      (
        "print: { zebra: true, fontSize: 9 }", "print: { striped: true, fontSize: 9 }",
        "2:10 'zebra' was renamed to 'striped'"
      ),
      (
        "print: { words: { total: All }, fontSize: 9 }", "print: { labels: { total: All }, fontSize: 9 }",
        "2:10 'words' was renamed to 'labels'"
      ),
      (
        "print: { stack: never, fontSize: 9 }", "print: { records: never, fontSize: 9 }",
        "2:10 'stack' was renamed to 'records'"
      ),
    ])
  func works(old: String, new: String, warning: String) throws {
    func scene(_ line: String) throws -> Scene {
      try SceneText.read("scene: 1\n\(line)\ndata: { rows: [ { a: 1 } ] }\nview: Spacer\n")
    }
    let (before, now) = (try scene(old), try scene(new))
    #expect(
      before.warnings.map(SceneText.line) == [
        "\(warning) (the old name still works; write \(warning.split(separator: "'")[3]))"
      ])
    #expect(now.warnings.isEmpty)
    #expect(before.canvas == now.canvas && before.variables == now.variables && before.variants == now.variants)
    #expect("\(before.print)" == "\(now.print)")
    // The description of steps contains their columns, which depend on the length of the key.
    func steps(_ scene: Scene) -> String { "\(String(describing: scene.script))".replacing(/[0-9]+/, with: "") }
    #expect(steps(before) == steps(now))
  }

  @Test("Writing both the former and the current name of a key is an error")
  func both() {
    #expect(
      SceneText.errors("scene: 1\nvalues: { a: 1 }\nvariables: { b: 2 }\nview: Spacer\n") == [
        "2:1 'values' and 'variables' exclude each other (leave one of them out)"
      ])
  }

  @Test(
    "--set accepts the former and the current name of a key, whichever of them the scene uses",
    arguments: ["canvas.dynamicType=AX1", "canvas.dynamicTypeSize=AX1"])
  func override(_ override: String) throws {
    let yaml = "scene: 1\ncanvas: { dynamicTypeSize: large }\nview: Spacer\n"
    let scene = try SceneText.read(yaml, overrides: [override])
    #expect(scene.canvas.dynamicTypeSize == .accessibility1)
    #expect(scene.warnings.count == (override.contains("Size") ? 0 : 1))
    let old = try SceneText.read(
      "scene: 1\nvalues: { a: 1 }\nview: { Text: '{$a}' }\n", overrides: ["values.a=7"])
    #expect(old.variables.map(\.name) == ["a"] && "\(old.variables)".contains("7") && old.warnings.count == 1)
  }

  @Test("The key for the JSON pointer of a table may still be called 'at', with a warning")
  func pointer() throws {
    func scene(_ key: String) throws -> Scene {
      try SceneText.read(
        "scene: 1\ndata: { dishes: { file: d.json, \(key): /items } }\nview: Spacer\n",
        files: ["d.json": #"{ "items": [ { "name": "Soup" } ] }"#])
    }
    let (old, new) = (try scene("at"), try scene("pointer"))
    #expect(old.tables == new.tables && new.tables.count == 1)
    #expect(old.warnings.map { Diagnostic($0).message } == ["'at' was renamed to 'pointer'"] && new.warnings.isEmpty)
  }

  @Test("In output paths, both the former and the current name of an axis are accepted")
  func paths() throws {
    for name in ["dynamicType", "dynamicTypeSize"] {
      let scene = try SceneText.read(
        "scene: 1\nvariants: { dynamicTypeSize: [large, AX3] }\noutput: [ { png: '{\(name)}.png' } ]\nview: Spacer\n")
      #expect(scene.files.map(\.path) == ["large.png", "accessibility3.png"])
    }
  }

  @Test("Reports accept the former names of table keys and of group orders")
  func reports() throws {
    func report(_ table: String) throws -> ReportFile {
      let files = ["d.csv": "a,b\n1,2\n", "r.yaml": "report: 1\nbody:\n  - table: { data: d.csv, \(table) }\n"]
      return try ReportFile(contentsOf: "r.yaml", options: .init(files: .memory(files.mapValues { Array($0.utf8) })))
    }
    let old = try report("groupBy: a, groupOrder: found, zebra: true, stack: always")
    let new = try report("groupBy: a, groupOrder: input, striped: true, records: always")
    #expect("\(old.blocks)" == "\(new.blocks)")
    #expect(
      old.warnings.map { Diagnostic($0).message } == [
        "'found' was renamed to 'input'", "'zebra' was renamed to 'striped'", "'stack' was renamed to 'records'",
      ])
    #expect(new.warnings.isEmpty)
  }
}
