import Foundation
import Testing

@Suite("galley new, schema, fonts, doctor and usage")
struct OtherCommandTests {
  let place: Workplace

  init() throws { place = try Workplace() }

  @Test("The scene that 'galley new' writes renders without changes")
  func new() throws {
    let run = try place.galley("new", "inbox")
    #expect(run.status == 0)
    #expect(run.lines == ["inbox.yaml", "inbox.csv"])
    #expect(run.errors == "Draw it with: galley render inbox.yaml\n")
    let drawn = try place.galley("render", "inbox.yaml")
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(drawn.lines.count == 4)
    #expect(drawn.lines.first == "output/inbox/top-light.png")
  }

  @Test("'galley new' does not replace an existing file", arguments: ["inbox.yaml", "inbox.csv"])
  func newOverOld(name: String) throws {
    try place.write("precious", to: name)
    let run = try place.galley("new", "inbox")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: '\(name)' already exists\n"))
    #expect(try place.text(of: name) == "precious")
    #expect(place.files() == [name])
  }

  @Test("An invalid scene name is a usage error", arguments: ["", "a b", "../a", "a/b", "a.b", "{a}"])
  func badName(name: String) throws {
    let run = try place.galley("new", name)
    #expect(run.status == 64)
    #expect(run.errors.contains("a scene's name may contain only letters, digits, - and _"))
    #expect(place.files().isEmpty)
  }

  @Test("The schema that 'galley schema' prints is draft-07 JSON")
  func schema() throws {
    let run = try place.galley("schema")
    #expect(run.status == 0)
    #expect(try run.object()["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
  }

  @Test("'galley fonts' lists all or some fonts with their digests, as text or JSON")
  func fonts() throws {
    let lines = try place.galley("fonts", "--family", "dejavu sans mono").lines
    #expect(lines.count >= 4)
    for line in lines {
      let cells = line.split(separator: "\t")
      #expect(cells.count == 5)
      #expect(cells.first == "DejaVu Sans Mono")
      #expect(cells[3].wholeMatch(of: /[0-9a-f]{12}/) != nil)
    }
    let run = try place.galley("fonts", "--family", "dejavu sans mono", "--json")
    let faces = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    #expect(faces?.count == lines.count)
    #expect((faces?.first?["sha256"] as? String)?.count == 64)
  }

  @Test("If no font family matches, 'galley fonts' prints only a message to stderr")
  func noFonts() throws {
    let run = try place.galley("fonts", "--family", "no such family")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == "no installed font family has 'no such family' in its name\n")
  }

  @Test("'galley doctor' finds the libraries and the standard fonts")
  func doctor() throws {
    let run = try place.galley("doctor")
    #expect(run.status == 0)
    for name in ["Pango", "HarfBuzz", "FreeType", "Cairo"] {
      #expect(run.output.contains(try Regex("(?m)^\(name) +[0-9]+\\.[0-9]+")))
    }
    #expect(run.output.contains("Inter Regular"))
    let report = try place.galley("doctor", "--json").object()
    #expect(report["schema"] as? String == "galley-fingerprint/1")
    #expect((report["missing"] as? [Any])?.isEmpty == true)
    #expect((report["versions"] as? [String: String])?["Galley"]?.isEmpty == false)
  }

  @Test("galley without arguments prints its help to stdout")
  func alone() throws {
    let run = try place.galley()
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for word in ["render", "inspect", "fonts", "doctor", "new", "schema", "Exit codes: 0 success"] {
      #expect(run.output.contains(word))
    }
  }

  @Test(
    "For invalid arguments, galley exits with 64 and prints the error to stderr",
    arguments: [
      ["render"], ["inspect"], ["new"], ["render", "a.yaml", "--jobs", "0"],
      ["render", "a.yaml", "--scale", "0.24"], ["render", "a.yaml", "--scale", "8.01"],
      ["render", "a.yaml", "--scale", "nan"], ["render", "a.yaml", "--kind", "gif"], ["fonts", "--nothing"],
      ["inspect", "a.yaml", "b.yaml"],
    ])
  func usage(arguments: [String]) throws {
    let run = try CommandRun(arguments, in: place.path)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: ") && run.errors.contains("\nhelp: "), "\(run.errors)")
  }

  @Test(
    "For an unknown command, galley exits with 64 and suggests the intended one",
    arguments: [
      ("rendr", "help: did you mean 'render'?"), ("list.yaml", "help: draw it with 'galley render list.yaml'"),
      ("polish", "help: commands: render, animate, "),
    ])
  func unknownCommand(name: String, help: String) throws {
    let run = try place.galley(name, "a.yaml")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: '\(name)' is not a galley command\n\(help)"))
  }

  @Test(
    "The help and the version are printed to stdout",
    arguments: [["help"], ["help", "render"], ["--help"], ["render", "--help"], ["--version"]])
  func help(arguments: [String]) throws {
    let run = try CommandRun(arguments, in: place.path)
    #expect(run.status == 0)
    #expect(!run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test("If a scene file is missing or is a folder, galley exits with 2")
  func noScene() throws {
    try place.write("", to: "list.yaml")
    let nearly = try place.galley("render", "lst.yaml")
    #expect(nearly.status == 2)
    #expect(nearly.errors == "error: there is no file 'lst.yaml'\n --> lst.yaml\nhelp: did you mean 'list.yaml'?\n")
    let nothing = try place.galley("render", "away/from/all.yaml")
    #expect(nothing.errors.contains("help: paths are relative to the current folder"))
    let folder = try place.galley("render", ".")
    #expect(folder.status == 2)
    #expect(folder.errors.contains("error: '.' is a folder\n"))
  }
}
