import Foundation
import Testing

@Suite("galley render")
struct RenderCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList()
  }

  @Test("Paths are printed to stdout, progress to stderr, and images are written to the output folder")
  func rendering() throws {
    let run = try place.galley("render", "list.yaml", "--output", "out", "--jobs", "1")
    #expect(run.status == 0)
    #expect(run.lines == ["out/list/top.png", "out/list/middle.png"])
    #expect(run.errors.hasPrefix("1/2 out/list/top.png ("))
    #expect(place.files(below: "out") == ["list/middle.png", "list/top.png"])
    #expect(try PNGFile(place.bytes(of: "out/list/top.png")).size == [120, 60])
    #expect(try place.bytes(of: "out/list/top.png") != place.bytes(of: "out/list/middle.png"))
  }

  @Test(
    "A warning has the format of an error, with its location on a separate line",
    arguments: ["render", "inspect", "explain", "check", "print", "report"])
  func warnings(command: String) throws {
    try place.write(
      """
      scene: 1
      canvas: { size: 120x60, scale: 1 }
      data: { r: [ { id: x }, { id: y }, { id: x } ] }
      view: { ScrollView: { LazyVStack: { ForEach: r, id: id, row: { Text: "{id}" } } }, id: list }
      output: [ { png: "{scene}/{state}.png" } ]
      """, to: "twice.yaml")
    let options = ["check": ["--record", "never"], "print": ["-o", "a.pdf"], "report": ["-o", "b.pdf"]]
    let run = try place.galley([command, "twice.yaml"] + (options[command] ?? []))
    let lines = run.errors.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("warning: row 0 and row 2 of 'r' have the same id, 'x'") })
    #expect(lines[start + 1].hasPrefix(" --> twice.yaml:4:") && lines[start + 2].hasPrefix("4 | view: "))
    #expect(lines[start + 3].contains("^") && lines[start + 4].hasPrefix("help: "))
    #expect(!run.errors.contains("\u{FFFD}"))
  }

  @Test("Images go to the folder 'output' by default")
  func standardFolder() throws {
    #expect(try place.galley("render", "list.yaml").lines == ["output/list/top.png", "output/list/middle.png"])
  }

  @Test("render --json prints one object that lists every file")
  func json() throws {
    let run = try place.galley("render", "list.yaml", "--output", "out", "--json", "--only", "top")
    let report = try run.object()
    #expect(report["schema"] as? String == "galley-render/1")
    #expect(report["dryRun"] as? Bool == false)
    #expect((report["errors"] as? [Any])?.isEmpty == true)
    let file = try #require((report["files"] as? [[String: Any]])?.first)
    #expect(file["scene"] as? String == "list")
    #expect(file["path"] as? String == "out/list/top.png")
    #expect(file["kind"] as? String == "png")
    #expect(file["states"] as? [String] == ["top"])
    #expect(try file["bytes"] as? Int == place.bytes(of: "out/list/top.png").count)
  }

  @Test("render --json lists each jump of a sticky header once, however many files show it")
  func jumps() throws {
    try place.write(
      """
      scene: 1
      canvas: { size: 120x200, scale: 1 }
      view:
        Group:
          ScrollView: { Group: { Color: gray, frame: { height: 900 } } }
        scrollHeader: { view: { Color: blue }, name: bar, rule: thresholds, resting: 88, minimum: 44, collapsing: 20 }
      """, to: "bar.yaml")
    let report = try place.galley("render", "bar.yaml", "--json", "--dry-run").object()
    #expect((report["files"] as? [Any])?.count == 2)
    let jumps = try #require(report["headerJumps"] as? [[String: Any]])
    let jump = try #require(jumps.first { $0["distance"] as? Double == 20 })
    #expect(jump["scene"] as? String == "bar")
    #expect(jump["header"] as? String == "bar")
    #expect(jump["before"] as? Double == 88)
    #expect(jump["after"] as? Double == 68)
    #expect((jump["message"] as? String)?.hasPrefix("header bar jumps by 20 pt") == true)
    #expect(Set(jumps.map { $0["message"] as? String }).count == jumps.count)
    let plain = try place.galley("render", "list.yaml", "--json", "--dry-run").object()
    #expect((plain["headerJumps"] as? [Any])?.isEmpty == true)
  }

  @Test("--dry-run prints the paths without writing files")
  func dryRun() throws {
    let run = try place.galley("render", "list.yaml", "--dry-run")
    #expect(run.lines == ["output/list/top.png", "output/list/middle.png"])
    #expect(place.files(below: "output").isEmpty)
    let report = try place.galley("render", "list.yaml", "--dry-run", "--json").object()
    #expect(report["dryRun"] as? Bool == true)
    #expect((report["files"] as? [[String: Any]])?.allSatisfy { $0["bytes"] == nil } == true)
  }

  @Test("--only draws the states that it names, in the scene's order")
  func only() throws {
    #expect(try place.galley("render", "list.yaml", "--only", "middle").lines == ["output/list/middle.png"])
    let both = try place.galley("render", "list.yaml", "--only", "middle", "--only", "top")
    #expect(both.lines == ["output/list/top.png", "output/list/middle.png"])
  }

  @Test("--only with an unknown state suggests one with a similar name")
  func unknownState() throws {
    let run = try place.galley("render", "list.yaml", "--only", "midle")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "error: 'midle' is not a state\n --> --only\nhelp: did you mean 'middle'?\n")
  }

  @Test(
    "--set changes values of the scene, and --scale sets the pixels per point",
    arguments: [("1", 120, 60), ("2.5", 300, 150)])
  func scale(scale: String, width: Int, height: Int) throws {
    #expect(try place.galley("render", "list.yaml", "--scale", scale).status == 0)
    #expect(try PNGFile(place.bytes(of: "output/list/top.png")).size == [width, height])
    #expect(try place.galley("render", "list.yaml", "--set", "canvas.size=80x40", "--scale", scale).status == 0)
    #expect(try PNGFile(place.bytes(of: "output/list/top.png")).size == [width * 2 / 3, height * 2 / 3])
  }

  @Test(
    "The error for an invalid --set names the setting",
    arguments: [
      ("foo", 64, "error: 'foo' is not an override; write key=value"),
      ("canvas.size=wide", 2, " --> --set canvas.size=wide\n"),
      ("canvas.sise=80x40", 2, "help: did you mean 'size'?\n"),
    ])
  func badOverride(override: String, status: Int32, words: String) throws {
    let run = try place.galley("render", "list.yaml", "--set", override)
    #expect(run.status == status)
    #expect(run.errors.contains(words))
    #expect(place.files(below: "output").isEmpty)
  }

  @Test("Using --set for a canvas value that has variants is an error that lists the variants")
  func overriddenVariant() throws {
    try place.writeList(output: "  - png: \"{state}-{colorScheme}.png\"\nvariants: { colorScheme: [light, dark] }")
    let run = try place.galley("render", "list.yaml", "--set", "canvas.colorScheme=dark")
    #expect(run.status == 2 && run.errors.contains("variants.colorScheme=[VALUE]"), "\(run.errors)")
    let dark = try place.galley("render", "list.yaml", "--set", "variants.colorScheme=[dark]")
    #expect(dark.lines == ["output/top-dark.png", "output/middle-dark.png"])
  }

  @Test("Rendering with one thread and with four threads writes the same bytes")
  func jobs() throws {
    try place.writeList(
      output: "  - png: \"{state}-{colorScheme}.png\"\n  - pdf: list.pdf\n  - svg: \"{state}-{colorScheme}.svg\"\n"
        + "  - layout: \"{state}-{colorScheme}.json\"\nvariants: { colorScheme: [light, dark] }")
    let one = try place.galley("render", "list.yaml", "--output", "one", "--jobs", "1")
    let four = try place.galley("render", "list.yaml", "--output", "four", "--jobs", "4")
    #expect(one.lines.map { $0.dropFirst(4) } == four.lines.map { $0.dropFirst(5) })
    #expect(one.lines.count == 13)
    #expect(try place.contents(below: "one") == place.contents(below: "four"))
  }

  @Test("--kind writes only files of the given kinds; if no scene writes such files, that is an error")
  func kind() throws {
    try place.writeList(output: "  - png: \"{state}.png\"\n  - pdf: list.pdf")
    #expect(try place.galley("render", "list.yaml", "--kind", "pdf").lines == ["output/list.pdf"])
    let none = try place.galley("render", "list.yaml", "--kind", "svg")
    #expect(none.status == 2)
    #expect(none.errors.contains("there is no file to write: no scene writes"))
  }

  @Test("Data and image paths are relative to the scene file")
  func relativePaths() throws {
    try place.makeFolder("elsewhere")
    let run = try CommandRun(["render", "../list.yaml"], in: place.path + "/elsewhere")
    #expect(run.status == 0)
    #expect(place.files(below: "elsewhere/output") == ["list/middle.png", "list/top.png"])
    #expect(try CommandRun(["render", place.path + "/list.yaml"], in: place.path + "/elsewhere").status == 0)
  }

  @Test("An error in one scene does not stop other scenes from being rendered")
  func oneBrokenAmongSeveral() throws {
    try place.writeList("menu")
    try place.write("scene: 1\nview:\n  Txt: Hello\n", to: "broken.yaml")
    let run = try place.galley("render", "list.yaml", "broken.yaml", "menu.yaml", "--only", "top", "--json")
    #expect(run.status == 2)
    #expect(place.files(below: "output") == ["list/top.png", "menu/top.png"])
    let report = try run.object()
    #expect((report["files"] as? [[String: Any]])?.compactMap { $0["scene"] as? String } == ["list", "menu"])
    let errors = try #require(report["errors"] as? [[String: Any]])
    #expect(errors.contains { $0["file"] as? String == "broken.yaml" && $0["line"] as? Int == 3 })
    #expect(run.errors.contains(" --> broken.yaml:3:3\n3 |   Txt: Hello\n  |   ^^^\nhelp: did you mean 'Text'?"))
  }

  @Test("If two scenes would write the same file, Galley reports both and refuses the second")
  func sameFileTwice() throws {
    let twice = try place.galley("render", "list.yaml", "list.yaml")
    #expect(twice.status == 2)
    #expect(twice.lines == ["output/list/top.png", "output/list/middle.png"])
    #expect(twice.errors.contains("'list.yaml' and 'list.yaml' both write 'list/top.png'"))
    try place.write(place.text(of: "list.yaml").replacing("data/", with: ""), to: "other/list.yaml")
    try place.write("name\nFigs\n", to: "other/food.csv")
    let other = try place.galley("render", "list.yaml", "other/list.yaml")
    #expect(other.status == 2)
    #expect(other.errors.contains("'list.yaml' and 'other/list.yaml' both write 'list/top.png'"))
  }
}

/// The size stored in the header of a PNG file.
struct PNGFile {
  /// Width and height, in pixels.
  let size: [Int]

  struct NotPNG: Error {}

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw NotPNG()
    }
    size = [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}

@Suite("galley render --annotate and --map")
struct RenderDrawingCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList(output: "  - png: \"{state}.png\"\n  - svg: \"{state}.svg\"\n  - pdf: all.pdf")
  }

  @Test("Annotations are drawn in every image format, and identically on every run")
  func annotate() throws {
    #expect(try place.galley("render", "list.yaml", "-o", "plain").status == 0)
    let run = try place.galley("render", "list.yaml", "--annotate", "frames,overscan,safeArea", "-o", "facts")
    #expect(run.status == 0)
    #expect(try place.galley("render", "list.yaml", "--annotate", "slop,safeArea,frames", "-o", "again").status == 0)
    #expect(try place.contents(below: "facts") == place.contents(below: "again"))
    let (plain, facts) = (try place.contents(below: "plain"), try place.contents(below: "facts"))
    #expect(facts.keys.sorted() == plain.keys.sorted())
    #expect(facts.allSatisfy { $0.value != plain[$0.key] })
  }

  @Test("Maps are written to separate files")
  func map() throws {
    let run = try place.galley("render", "list.yaml", "--map")
    #expect(
      run.lines == [
        "output/top-map.png", "output/middle-map.png", "output/top-map.svg", "output/middle-map.svg",
        "output/all-map.pdf",
      ])
    #expect(place.files(below: "output").count == 5)
  }

  @Test("Unknown annotations and --annotate with --map are usage errors")
  func usage() throws {
    let unknown = try place.galley("render", "list.yaml", "--annotate", "frames,feet")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("use frames, widths, fits, overscan, safeArea"))
    #expect(try place.galley("render", "list.yaml", "--annotate", "frames", "--map").status == 64)
  }
}
