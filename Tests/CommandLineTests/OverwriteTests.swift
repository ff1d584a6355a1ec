import Foundation
import Testing

@Suite("Protection of input files from being overwritten")
struct OverwriteTests {
  let place: Workplace

  private static let picture = Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGP4z8DAAMIM/4EkABzxA/0tEma7AAAAAElFTkSuQmCC
      """)

  init() throws {
    place = try Workplace()
    let picture = try #require(Self.picture)
    try picture.write(to: URL(filePath: place.path + "/dot.png"))
    try place.write("[{\"name\": \"Apples\"}, {\"name\": \"Bread\"}]", to: "names.json")
    try place.write("name,amount\nApples,1\nBread,2\n", to: "rows.csv")
    try place.write("name,amount\nApples,1\n", to: "rows.md.part")
    try place.write("sizes: { text: 9 }\n", to: "style.yaml")
    try place.write("# Notes\n\nText with ![a dot](dot.png).\n", to: "notes.md")
    try place.write(Self.scene, to: "scene.yaml")
    for (link, target) in [("hard.md", "rows.csv"), ("hard.html", "style.yaml"), ("hard.xml", "names.json")] {
      try FileManager.default.linkItem(atPath: place.path + "/" + target, toPath: place.path + "/" + link)
    }
    try place.link("link.md", to: "rows.csv")
  }

  /// A scene whose output files would have the names of its data file and its image.
  private static let scene = """
    scene: 1
    canvas: { size: 40x40, scale: 1 }
    data: { names: { file: names.json } }
    view: { VStack: [{ Image: dot.png }, { Text: Names }] }
    script: { steps: [{ hold: 40ms }] }
    output: [{ png: dot.png }, { layout: names.json }]

    """

  @Test(
    "No command overwrites its own input, whether reached by path, link, hard link or draft name",
    arguments: [
      ["render", "scene.yaml", "-o", "."],
      ["table", "rows.csv", "-o", "hard.md"],
      ["table", "rows.csv", "-o", "link.md"],
      ["table", "./rows.csv", "-o", "nothing/../hard.md"],
      ["table", "rows.md.part", "-o", "rows.md"],
      ["table", "rows.csv", "--style", "style.yaml", "-o", "hard.html"],
      ["report", "notes.md", "-o", "./notes.md"],
      ["report", "notes.md", "-o", "dot.png"],
      ["report", "notes.md", "-o", "other.html", "-o", "notes.md"],
      ["check", "scene.yaml", "--junit", "hard.xml"],
      ["check", "scene.yaml", "--html", "scene.yaml"],
      ["diff", "dot.png", "dot.png", "-o", "dot.png"],
    ])
  func refused(arguments: [String]) throws {
    try place.makeFolder("nothing")
    let before = try place.contents(below: ".")
    let run = try place.galley(arguments)
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains("' is not overwritten: this command reads it"), "\(run.errors)")
    let after = try place.contents(below: ".")
    #expect(before.allSatisfy { after[$0.key] == $0.value })
    #expect(!after.keys.contains { $0.hasSuffix(".part") && before[$0] == nil })
  }

  @Test("A frame of an animation never replaces an image that the animation shows")
  func frames() throws {
    try place.makeFolder("scene")
    try #require(Self.picture).write(to: URL(filePath: place.path + "/scene/00000.png"))
    try place.write(Self.scene.replacing("dot.png }, { T", with: "scene/00000.png }, { T"), to: "scene.yaml")
    let run = try place.galley("animate", "scene.yaml", "--kind", "frames", "-o", ".")
    #expect(run.status == 2 && run.errors.contains("scene/00000.png' is not overwritten"), "\(run.errors)")
    #expect(try place.bytes(of: "scene/00000.png") == Self.picture)
  }

  @Test("The inputs of a scene taken from the cache are protected from the outputs of other scenes")
  func known() throws {
    let writing = "scene: 1\ncanvas: { size: 40x40, scale: 1 }\nview: { Text: A }\noutput: [{ png: dot.png }]\n"
    try place.write(writing, to: "writing.yaml")
    try place.write(Self.scene.replacing("dot.png }, { l", with: "shown.png }, { l"), to: "scene.yaml")
    #expect(try place.galley("render", "scene.yaml", "-o", "output").status == 0)
    try place.write(
      "scene: 1\ncanvas: { size: 40x40, scale: 1 }\nview: { Image: dot.png }\noutput: [{ png: shown.png }]\n",
      to: "showing.yaml")
    for _ in 0..<2 {
      #expect(try place.galley("render", "showing.yaml", "-o", ".").status == 0)
      let run = try place.galley("render", "writing.yaml", "showing.yaml", "-o", ".")
      #expect(run.status == 2 && run.errors.contains("'dot.png' is not overwritten"), "\(run.errors)")
    }
    #expect(try place.bytes(of: "dot.png") == Self.picture)
  }

  @Test("Output files may have the names of input files if they are in another folder")
  func elsewhere() throws {
    #expect(try place.galley("render", "scene.yaml", "-o", "output").status == 0)
    #expect(try place.galley("render", "scene.yaml", "-o", "output", "--no-cache").status == 0)
    #expect(try place.galley("table", "rows.csv", "-o", "other.md").status == 0)
    #expect(try place.galley("table", "rows.csv", "-o", "other.md").status == 0)
  }
}

@Suite("Default folders stay inside the current folder")
struct DefaultFolderTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write("precious", to: "home/settings.json")
    try place.write(
      """
      scene: 1
      canvas: { size: 40x40, scale: 1 }
      view: { Text: Hello }
      script: { steps: [{ hold: 40ms }] }
      output: [{ layout: settings.json }, { png: "{scene}.png" }]

      """, to: "checkout/scene.yaml")
  }

  private func galley(_ arguments: [String]) throws -> CommandRun {
    try CommandRun(arguments, in: place.path + "/checkout")
  }

  struct Case: Sendable {
    let command: [String]
    let folder: String
    let option: String

    init(_ command: String, _ folder: String, _ option: String) {
      (self.command, self.folder, self.option) = ([command, "scene.yaml"], folder, option)
    }
  }

  static let cases: [Case] = [
    Case("render", "output", "--output"), Case("animate", "output", "--output"), Case("report", "output", "--output"),
    Case("check", "output", "--artifacts"), Case("check", "baselines", "--baseline"),
    Case("prune", "baselines", "--baseline"), Case("check", ".galley-cache", "--cache"),
    Case("render", ".galley-cache", "--cache"), Case("animate", ".galley-cache", "--cache"),
    Case("report", ".galley-cache", "--cache"),
  ]

  @Test(
    "A default folder that is a link out of the current folder is refused; the error names its option", arguments: cases
  )
  func refused(refusal: Case) throws {
    let (folder, option) = (refusal.folder, refusal.option)
    try place.link("checkout/" + folder, to: "../home")
    let before = try place.contents(below: "home")
    let run = try galley(refusal.command)
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write to '\(folder)"), "\(run.errors)")
    #expect(run.errors.contains("or name the folder with \(option)"), "\(run.errors)")
    #expect(try place.contents(below: "home") == before)
  }

  @Test("Links that stay inside the current folder or are named on the command line are followed")
  func allowed() throws {
    try place.makeFolder("checkout/inside")
    try place.link("checkout/output", to: "inside")
    #expect(try galley(["render", "scene.yaml"]).status == 0)
    try FileManager.default.removeItem(atPath: place.path + "/checkout/output")
    try place.link("checkout/output", to: "../home")
    #expect(try galley(["render", "scene.yaml", "-o", "output"]).status == 0)
    #expect(try place.text(of: "home/settings.json") != "precious")
  }

  @Test("A dangling link that leads out of the current folder is refused")
  func dangling() throws {
    try place.link("checkout/output", to: "../nowhere")
    #expect(try galley(["render", "scene.yaml"]).status == 2)
    #expect(!FileManager.default.fileExists(atPath: place.path + "/nowhere"))
  }
}
