import Foundation
import Testing

/// A scene and two kinds of reports that use every kind of input. Each input can be changed.
private struct KnownRun {
  let place: Workplace
  private static let fonts = "/usr/share/fonts/opentype/inter/"

  /// The commands to run. Each of them writes its files to `out`.
  static let commands = [
    ["render", "scene.yaml", "--output", "out"], ["animate", "scene.yaml", "--output", "out", "--fps", "10"],
    ["report", "scene.yaml", "--output", "out/book.pdf"], ["report", "report.yaml", "--output", "out/report.pdf"],
  ]

  init() throws {
    place = try Workplace()
    try place.write(
      """
      scene: 1
      canvas: { size: 120x80, scale: 1 }
      fonts: [fonts/Own.otf]
      symbols: [icons]
      data: { food: { file: data/rows.csv } }
      view:
        ScrollView:
          LazyVStack:
            - { Image: images/dot.png }
            - { Symbol: own.mark }
            - ForEach: food
              row: { Text: "{name}" }
        id: list
      script: { steps: [ { hold: 200ms } ] }
      states: [ { name: top } ]
      output: [ { png: "{state}.png" }, { animate: [ frames, webp ] } ]

      """, to: "scene.yaml")
    try place.write(
      "report: 1\ntitle: Food\nstyle: look.yaml\nbody:\n  - Text of a report.\n  - scene: scene.yaml\n",
      to: "report.yaml")
    try place.write("colors: { accent: \"#224466\" }\n", to: "look.yaml")
    try place.write("name\nApples\nBread\n", to: "data/rows.csv")
    try place.write(symbol(size: 20), to: "icons/own.mark.svg")
    try copyFont("Inter-Light.otf")
    try dot("255 255 255")
  }

  private func symbol(size: Int) -> String {
    "<svg viewBox='0 0 24 24'><rect x='2' y='2' width='\(size)' height='20' rx='1'/></svg>"
  }

  private func copyFont(_ name: String) throws {
    let target = URL(filePath: place.path + "/fonts/Own.otf")
    try place.makeFolder("fonts")
    try Data(contentsOf: URL(filePath: Self.fonts + name)).write(to: target)
  }

  /// Renders a one-pixel image in `color` with galley.
  private func dot(_ color: String) throws {
    let hex = color.split(separator: " ").compactMap { Int($0) }.map { String(format: "%02X", $0) }.joined()
    try place.write(
      "scene: 1\ncanvas: { size: 2x2, scale: 1 }\nview: { Color: \"#\(hex)\" }\noutput: [ { png: dot.png } ]\n",
      to: "dot.yaml")
    let run = try place.galley("render", "dot.yaml", "--output", "images", "--cache", "images/cache", "--no-cache")
    #expect(run.status == 0, "\(run.errors)")
  }

  func change(_ input: String) throws {
    switch input {
    case "data": try place.write("name\nApples\nCheese\n", to: "data/rows.csv")
    case "image": try dot("255 0 0")
    case "font": try copyFont("Inter-Bold.otf")
    case "symbol": try place.write(symbol(size: 12), to: "icons/own.mark.svg")
    case "folder of symbols": try place.write(symbol(size: 4), to: "icons/other.svg")
    case "style": try place.write("colors: { accent: \"#884466\" }\n", to: "look.yaml")
    case "report": try place.write(place.text(of: "report.yaml") + "  - More.\n", to: "report.yaml")
    default: try place.write(place.text(of: "scene.yaml").replacing("120x80", with: "130x80"), to: "scene.yaml")
    }
  }

  func cache() throws -> [String: Data] { try place.contents(below: ".galley-cache") }

  /// Runs `command` and returns whether it produced its files anew, which changes a cache entry.
  func makes(_ command: [String], fresh: Bool = false) throws -> Bool {
    let before = try cache()
    // Rewriting a cache entry creates a new file and therefore a new inode.
    let inodes = try inodes()
    let run = try place.galley(command + (fresh ? ["--no-cache"] : []))
    #expect(run.status == 0, "\(run.errors)")
    return try before != cache() || inodes != self.inodes()
  }

  private func inodes() throws -> [String: Int] {
    try place.files(below: ".galley-cache").reduce(into: [:]) { numbers, name in
      let facts = try FileManager.default.attributesOfItem(atPath: place.path + "/.galley-cache/" + name)
      numbers[name] = facts[.systemFileNumber] as? Int
    }
  }
}

@Suite("Reuse of earlier runs from the cache")
struct KnownRunTests {
  @Test("If nothing changed, the output comes from the cache; --no-cache repeats the run", arguments: KnownRun.commands)
  func untouched(command: [String]) throws {
    let known = try KnownRun()
    let first = try known.place.galley(command)
    #expect(first.status == 0, "\(first.errors)")
    let files = try known.place.contents(below: "out")
    #expect(try !known.makes(command))
    #expect(try known.place.galley(command).output == first.output)
    #expect(try known.makes(command, fresh: true))
    #expect(try known.place.contents(below: "out") == files)
  }

  @Test(
    "A change in any input causes a new run, which writes the same files as a run without cache",
    arguments: KnownRun.commands, ["scene", "data", "image", "font", "symbol", "folder of symbols", "style", "report"])
  func inputs(command: [String], input: String) throws {
    let known = try KnownRun()
    #expect(try known.makes(command))
    try known.change(input)
    // Scenes do not depend on page styles or report files.
    let isOfReports = ["style", "report"].contains(input)
    #expect(try known.makes(command) == (!isOfReports || command.contains("report.yaml")))
    let files = try known.place.contents(below: "out")
    #expect(try known.makes(command, fresh: true))
    #expect(try known.place.contents(below: "out") == files)
  }

  @Test("A change of options causes a new run", arguments: KnownRun.commands)
  func options(command: [String]) throws {
    let known = try KnownRun()
    #expect(try known.makes(command))
    #expect(try known.makes(command + ["--allow", "/tmp"]))
    #expect(try !known.makes(command + ["--allow", "/tmp"]))
  }

  @Test("An output file that was changed or deleted is written again", arguments: KnownRun.commands)
  func outputs(command: [String]) throws {
    let known = try KnownRun()
    #expect(try known.makes(command))
    let files = try known.place.contents(below: "out")
    let name = try #require(files.keys.sorted().last { !$0.hasSuffix("ledger") })
    try known.place.write("something else", to: "out/" + name)
    #expect(try known.makes(command))
    #expect(try known.place.contents(below: "out") == files)
  }

  @Test(
    "A damaged cache entry does no harm: a change in any of its bytes causes a new run", arguments: KnownRun.commands)
  func damage(command: [String]) throws {
    let known = try KnownRun()
    #expect(try known.makes(command))
    let files = try known.place.contents(below: "out")
    let name = try #require(known.place.files(below: ".galley-cache").first { $0.hasSuffix(".json") })
    let path = URL(filePath: known.place.path + "/.galley-cache/" + name)
    let whole = try Data(contentsOf: path)
    for place in [0, whole.count / 5, whole.count / 2, whole.count * 4 / 5, whole.count - 2] {
      var bytes = whole
      bytes[place] ^= 1
      try bytes.write(to: path)
      #expect(try known.makes(command), "byte \(place)")
      #expect(try known.place.contents(below: "out") == files)
    }
    try whole.prefix(whole.count / 2).write(to: path)
    #expect(try known.makes(command))
    #expect(try Data(contentsOf: path) == whole)
  }
}
