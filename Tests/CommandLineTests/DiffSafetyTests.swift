import Foundation
import Testing

@Suite("galley diff: safety of inputs and outputs")
struct DiffSafetyTests {
  let place: Workplace

  /// Renders two different images of a list and puts one into each of two folders.
  init() throws {
    place = try Workplace()
    try place.writeList(output: "  - png: \"{state}.png\"\n  - layout: \"{state}.json\"")
    try #require(try place.galley("render", "list.yaml", "--output", ".").status == 0)
    for (folder, name) in [("old", "top"), ("now", "middle")] {
      try copy("\(name).png", to: "\(folder)/x.png")
    }
  }

  private func copy(_ source: String, to target: String) throws {
    let url = URL(filePath: place.path + "/" + target)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try place.bytes(of: source).write(to: url)
  }

  @Test(
    "An output path that would overwrite a compared file is refused, and no file is written",
    arguments: [
      ["top.png", "middle.png", "-o", "top.png"], ["top.png", "middle.png", "--html", "middle.png"],
      ["top.png", "middle.png", "-o", "link.png"], ["top.png", "middle.png", "--summary", "./top.png"],
      ["old", "now", "-o", "old"], ["old", "now", "-o", "now/"], ["old", "now", "--junit", "old/x.png"],
      ["old", "now", "-o", "parent/old"],
      ["top.png", "middle.png", "--mask", "mask.png", "-o", "mask.png"],
    ])
  func overwriting(arguments: [String]) throws {
    try place.link("link.png", to: "top.png")
    try place.link("parent", to: ".")
    try copy("middle.png", to: "mask.png")
    let before = try place.contents(below: ".")
    let run = try CommandRun(["diff"] + arguments, in: place.path)
    #expect(run.status == 2)
    #expect(run.errors.contains(" is not overwritten: this command reads it\nhelp: choose another path"))
    #expect(run.output.isEmpty)
    #expect(try place.contents(below: ".") == before)
  }

  @Test("Difference images may be written to a compared folder unless they would replace files in it")
  func inside() throws {
    let first = try place.galley("diff", "old", "now", "-o", "old/diff")
    #expect(first.status == 1 && place.files(below: "old") == ["diff/x.png", "x.png"])
    let picture = try place.bytes(of: "old/diff/x.png")
    // This path now belongs to one of the compared files.
    try copy("top.png", to: "now/diff/x.png")
    #expect(try place.galley("diff", "old", "now", "-o", "old/diff").status == 2)
    #expect(try place.bytes(of: "old/diff/x.png") == picture)
  }

  @Test("Layout files are compared together with their images, other JSON files byte by byte")
  func dataBesidePictures() throws {
    try copy("top.png", to: "now/x.png")
    try place.write("{\"price\":1}", to: "old/x.json")
    try place.write("{\"price\":2}", to: "now/x.json")
    let run = try place.galley("diff", "old", "now")
    #expect(run.status == 1)
    #expect(run.output == "x.json: the files have different bytes\n1 of 2 differs\n")
    try FileManager.default.removeItem(atPath: place.path + "/now/x.json")
    #expect(try place.galley("diff", "old", "now").output == "x.json: it is only in 'old'\n1 of 2 differs\n")
    try copy("top.json", to: "now/x.json")
    let kinds = try place.galley("diff", "old", "now")
    #expect(kinds.status == 2 && kinds.errors.contains("'old/x.json' is another kind of file"), "\(kinds.errors)")
    // Differing layouts of identical images are reported, but only the pixels decide the result.
    try copy("middle.json", to: "old/x.json")
    let layouts = try place.galley("diff", "old", "now")
    #expect(layouts.status == 0)
    #expect(layouts.lines.contains("x.png: only the layouts beside the images differ; the pixels are identical"))
    #expect(layouts.lines.last == "the only pair has identical pixels")
    try FileManager.default.removeItem(atPath: place.path + "/now/x.json")
    let gone = try place.galley("diff", "old", "now")
    #expect(gone.status == 1 && gone.lines.first == "x.json: it is only in 'old'", "\(gone.output)")
    // An image that was removed together with its layout file counts as one difference.
    try FileManager.default.removeItem(atPath: place.path + "/now/x.png")
    try place.write("", to: "now/y.txt")
    #expect(
      try place.galley("diff", "old", "now").lines == [
        "x.png: it is only in 'old'", "y.txt: it is only in 'now'", "2 of 2 differ",
      ])
    try place.write("{\"schema\":\"galley-layout/1\",", to: "old/x.json")
    try copy("middle.png", to: "now/x.png")
    try copy("top.json", to: "now/x.json")
    let damaged = try place.galley("diff", "old", "now")
    #expect(damaged.status == 2 && damaged.errors.contains("the layout 'old/x.json' is damaged at byte"))
  }

  @Test(
    "If an option of 'galley diff' can have no effect, it exits with 2 and prints one sentence",
    arguments: [
      (["--threshold", "0.5"], "'exact' has no threshold"), (["--backdrop", "white"], "'exact' has no backdrop"),
      (["--metric", "odiff-4", "--threshold", "1000000"], "'odiff-4' differences are at most 1"),
      (["--mask", "120,0,5,5"], "is outside every image"),
      (["--mask", "9223372036854775807,0,9223372036854775807,1"], "is outside every image"),
      (["--mask", "0,0,9223372036854775807,9223372036854775807"], "the masks cover a whole image"),
      (["--mask-id", "lst"], "no view of the compared images has the id 'lst'"),
    ])
  func misuse(options: [String], words: String) throws {
    let run = try CommandRun(["diff", "top.png", "middle.png"] + options, in: place.path)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: ") && run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 2)
  }

  @Test("A mask ID is accepted if at least one compared image contains the view")
  func knownIDs() throws {
    try copy("top.json", to: "old/x.json")
    try copy("middle.json", to: "now/x.json")
    for folder in ["old", "now"] {
      try copy("top.png", to: "\(folder)/same.png")
      try place.write(
        try place.text(of: "top.json").replacing("\"Apples\"", with: "\"rare\""), to: "\(folder)/same.json")
    }
    #expect(try place.galley("diff", "old", "now", "--mask-id", "rare").status == 1)
    #expect(try place.galley("diff", "old", "now", "--mask-id", "rar").errors.contains("did you mean 'rare'?"))
  }

  @Test("A named pipe or a device as input is an error", .timeLimit(.minutes(30)))
  func pipes() throws {
    #expect(mkfifo(place.path + "/pipe", 0o600) == 0 && mkfifo(place.path + "/old/pipe", 0o600) == 0)
    for path in ["pipe", "/dev/zero"] {
      for arguments in [[path, "top.png"], ["top.png", path], ["top.png", "middle.png", "--mask", path]] {
        let run = try CommandRun(["diff"] + arguments, in: place.path)
        #expect(run.status == 2)
        #expect(run.errors.contains("'\(path)' is a pipe or a device"), "\(run.errors)")
      }
    }
    let folders = try place.galley("diff", "old", "old")
    #expect(folders.status == 2 && folders.errors.contains("'old/pipe' is a pipe or a device"))
  }
}
