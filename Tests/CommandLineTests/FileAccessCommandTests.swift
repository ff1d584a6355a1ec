import Foundation
import Testing

@Suite("galley render: file access of scenes")
struct FileAccessCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    let image = CommandRun.project + "/templates/images/mountains.jpg"
    try place.makeFolder("scenes")
    try FileManager.default.copyItem(atPath: image, toPath: place.path + "/photo.jpg")
    try place.write("name,photo\nAverne,../photo.jpg\n", to: "scenes/photos.csv")
  }

  private func write(_ image: String) throws {
    try place.write(
      "scene: 1\ncanvas: { size: 40x40 }\nview:\n  Image: \(image)\noutput: [ { png: a.png } ]\n", to: "scenes/a.yaml")
  }

  @Test("An image outside the scene's folder is refused unless its folder is allowed", arguments: [true, false])
  func images(isAbsolute: Bool) throws {
    let image = isAbsolute ? place.path + "/photo.jpg" : "../photo.jpg"
    try write(image)
    let refused = try place.galley("render", "scenes/a.yaml")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("error: '\(image)' is outside the scene's folder 'scenes'\n"))
    #expect(refused.errors.contains("\n --> scenes/a.yaml:4:10\n"))
    #expect(try place.galley("render", "scenes/a.yaml", "--allow", ".").status == 0)
    #expect(try place.galley("render", "scenes/a.yaml", "--allow", "scenes").status == 2)
  }

  @Test("A link that leads out of the scene's folder is refused like a direct path to its target")
  func links() throws {
    try place.link("scenes/link.jpg", to: "../photo.jpg")
    try write("link.jpg")
    let run = try place.galley("render", "scenes/a.yaml")
    #expect(run.status == 2)
    #expect(run.errors.contains("'link.jpg' is outside the scene's folder 'scenes'"))
  }

  @Test("Image paths that come from data must also stay inside the allowed folders")
  func dataPaths() throws {
    try place.write(
      """
      scene: 1
      canvas: { size: 40x40 }
      data: { photos: { file: photos.csv } }
      view: { VStack: { ForEach: photos, row: { Image: "{photo}" } } }
      output: [ { png: a.png } ]

      """, to: "scenes/a.yaml")
    let run = try place.galley("render", "scenes/a.yaml")
    #expect(run.status == 2)
    #expect(run.errors.contains("'../photo.jpg' is outside the scene's folder 'scenes'"))
    #expect(place.files(below: "output").isEmpty)
  }

  @Test("An error caused by many rows is reported once with the number of rows")
  func manyRows() throws {
    let rows = (1...500).map { "row \($0) \u{378}\n" }
    try place.write("name\n" + rows.joined(), to: "scenes/rows.csv")
    try place.write(
      """
      scene: 1
      canvas: { width: 200, height: fit }
      data: { rows: { file: rows.csv } }
      view: { VStack: { ForEach: rows, row: { Text: "{name}" } } }

      """, to: "scenes/a.yaml")
    let run = try place.galley("render", "scenes/a.yaml")
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }.count == 1)
    #expect(run.errors.contains("no font has a glyph for U+0378"))
    #expect(run.errors.contains("(row 0 of the data), and 499 more rows\n --> scenes/a.yaml:4:"))
    #expect(run.errors.contains("\n4 | view: { VStack: "))
  }

  @Test(
    "No command reads from a named pipe or a device as an input file", .timeLimit(.minutes(30)),
    arguments: [
      ["render", "pipe.yaml"], ["animate", "pipe.yaml"], ["inspect", "pipe.yaml"], ["explain", "pipe.yaml"],
      ["print", "pipe.yaml"], ["report", "pipe.yaml"], ["check", "pipe.yaml"], ["prune", "pipe.yaml"],
      ["data", "pipe.csv"], ["table", "pipe.csv"], ["measure", "--file", "pipe.csv"],
      ["measure", "--file", "/dev/zero"], ["data", "/dev/zero", "--format", "csv"], ["diff", "pipe.csv", "pipe.csv"],
      ["render", "data.yaml"], ["render", "image.yaml"], ["render", "font.yaml"], ["merge", "pipe.csv"],
      ["approve", "--from", "pipe.csv"],
    ])
  func pipes(command: [String]) throws {
    for name in ["pipe.yaml", "pipe.csv"] { #expect(mkfifo(place.path + "/" + name, 0o600) == 0) }
    let start = "scene: 1\ncanvas: { size: 40x40 }\n"
    try place.write(start + "data: { rows: { file: pipe.csv } }\nview: { Text: a }\n", to: "data.yaml")
    try place.write(start + "view: { Image: pipe.csv }\n", to: "image.yaml")
    try place.write(start + "fonts: [ pipe.csv ]\nview: { Text: a }\n", to: "font.yaml")
    let run = try CommandRun(command, in: place.path)
    #expect(run.status == 2)
    let place =
      command.last?.hasSuffix(".yaml") == true ? "pipe." : command.contains("/dev/zero") ? "/dev/zero" : "pipe."
    #expect(run.errors.contains(place) && run.errors.hasPrefix("error: "), "\(run.errors)")
  }
}
