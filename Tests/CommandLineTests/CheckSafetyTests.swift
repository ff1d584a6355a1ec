import Foundation
import Testing

@Suite("galley check: safety of paths and inputs")
struct CheckSafetyTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList("scenes/list")
    try place.write("name\nApples\nBread\nCheese\n", to: "scenes/data/food.csv")
    try #require(try place.galley("check", "scenes").status == 0)
  }

  private func rename() throws { try place.write("name\nApples\nBrioche\nCheese\n", to: "scenes/data/food.csv") }

  @Test("An artifact cannot choose the baseline folder, and the printed approve command works")
  func foreignBaselines() throws {
    try rename()
    let folder = place.path + "/away/b"
    let run = try place.galley("check", "scenes", "--baseline", folder, "--record", "never")
    let command = "galley approve --from output/check --baseline \(folder)"
    #expect(run.errors == "accept with: \(command)\n")
    for path in [folder, "../escaped", "a/../../escaped", ""] {
      let report = try place.text(of: "output/check/check.json").replacing(
        /"baselines":"[^"]*"/, with: "\"baselines\":\"\(path)\"")
      try place.write(report, to: "output/check/check.json")
      let refused = try place.galley("approve")
      #expect(refused.status == 2)
      #expect(refused.errors.contains("with --baseline"), "\(refused.errors)")
      // The commands that Galley prints do not use a folder name from the artifact either.
      let merged = try place.galley("merge", "output/check", "-o", "merged", "--html", "merged.html")
      let commands = try (refused.errors + merged.errors + place.text(of: "merged.html")).matches(
        of: /galley approve [^\n<]*--baseline ([^\s<]*)/)
      #expect(commands.allSatisfy { $0.1 == "FOLDER" } && commands.count > 1, "\(commands.map(\.0))")
    }
    #expect(place.files(below: "away").isEmpty && place.files(below: "..").allSatisfy { !$0.contains("escaped") })
    #expect(try CommandRun(shell: command, in: place.path).status == 0)
    #expect(try place.galley("check", "scenes", "--baseline", folder, "--record", "never").status == 0)
  }

  @Test("An image and its record are always written together; if that fails, the error names the folder option")
  func bothOrNeither() throws {
    let picture = try place.bytes(of: "baselines/list/top.png")
    try FileManager.default.removeItem(atPath: place.path + "/baselines/list/top.json")
    try place.makeFolder("baselines/list/top.json/folder")
    try rename()
    let run = try place.galley("check", "scenes", "--record", "all")
    #expect(run.status == 2)
    #expect(run.errors.contains("or choose another folder with --baseline"), "\(run.errors)")
    #expect(try place.bytes(of: "baselines/list/top.png") == picture)
    #expect(place.files(below: "baselines") == ["list/middle.json", "list/middle.png", "list/top.png"])
    try place.write("", to: "blocked")
    #expect(
      try place.galley("check", "scenes", "--artifacts", "blocked").errors.contains("another folder with --artifacts"))
  }

  @Test("Pixel limits, masks and metrics are reported as not applicable to a baseline stored as a digest")
  func digest() throws {
    _ = try place.galley("check", "scenes", "--baseline", "d", "--store", "digest")
    try rename()
    let plain = try place.galley("check", "scenes", "--baseline", "d")
    #expect(plain.output.contains("which is stored only as a digest\n"), "\(plain.output)")
    for options in [["--limit-pixels", "999999"], ["--metric", "yiq-7"], ["--mask", "0,0,120,50"]] {
      let run = try CommandRun(["check", "scenes", "--baseline", "d"] + options, in: place.path)
      #expect(run.status == 1)
      #expect(
        run.output.contains("only as a digest; limits, masks and metrics cannot apply to a digest\n"), "\(run.output)")
    }
  }

  @Test("An unknown mask ID makes the check exit with 2; in a sharded check, only the merge can report it")
  func unknownIDs() throws {
    try place.writeList("scenes/other")
    _ = try place.galley("check", "scenes")
    #expect(try place.galley("check", "scenes", "--mask-id", "Bread").status == 0)
    let run = try place.galley("check", "scenes", "--mask-id", "Bred", "--mask", "400,0,1,1")
    #expect(run.status == 2)
    #expect(run.errors.contains("has the id 'Bred', so the mask has no effect\nhelp: did you mean 'Bread'?"))
    #expect(run.errors.contains("the mask 1 × 1 at (400, 0) is outside every image"))
    let scene = try place.text(of: "scenes/other.yaml").replacing("id: \"{name}\"", with: "id: other")
    try place.write(scene, to: "scenes/other.yaml")
    for (id, status) in [("other", 0), ("othr", 2)] as [(String, Int32)] {
      for number in 1...2 {
        let part = try place.galley(
          "check", "scenes", "--mask-id", id, "--shard", "\(number)/2", "--artifacts", "p\(number)")
        #expect(part.status == 0, "\(part.errors)")
      }
      #expect(try place.galley("merge", "p1", "p2").status == status)
    }
    let covered = try place.galley("check", "scenes", "--mask", "0,0,120,60")
    #expect(covered.status == 0, "equal files pass")
    try rename()
    let hidden = try place.galley("check", "scenes", "--mask", "0,0,120,60")
    #expect(hidden.status == 2 && hidden.errors.contains("the masks cover a whole image"))
  }

  @Test("A shard passed twice is merged once, and merge never writes into a shard's folder")
  func merging() throws {
    for number in 1...3 {
      _ = try place.galley("check", "scenes", "--shard", "\(number)/3", "--artifacts", "p\(number)")
    }
    try FileManager.default.copyItem(atPath: place.path + "/p3", toPath: place.path + "/p3b")
    let twice = try place.galley("merge", "p1", "p2", "p3", "p3b")
    #expect(twice.status == 0, "\(twice.errors)")
    #expect(twice.output == (try place.galley("merge", "p1", "p2", "p3")).output)
    let before = try place.contents(below: "p1")
    for output in ["p1", "./p1/", "p3"] {
      let run = try place.galley("merge", "p1", "p2", "p3", "-o", output)
      #expect(run.status == 2 && run.errors.contains("is not overwritten: this command reads it"), "\(run.errors)")
    }
    #expect(try place.galley("merge", "p1", "p2", "p3", "--html", "p1/check.json").status == 2)
    #expect(try place.contents(below: "p1") == before)
    #expect(try place.galley("merge", "p1", "p2", "p3").status == 0)
    #expect(try place.galley("check", "scenes", "--artifacts", "baselines").status == 2)
    #expect(try place.galley("check", "scenes", "--html", "scenes/list.yaml").status == 2)
  }

  @Test("A report file never replaces a baseline, a check result or another report")
  func reports() throws {
    #expect(try place.galley("check", "scenes", "--record", "all").status == 0)
    let (baselines, left) = (try place.contents(below: "baselines"), try place.contents(below: "output"))
    let picture = try #require(baselines.keys.first { $0.hasSuffix(".png") })
    for option in ["--html", "--pdf", "--junit"] {
      for target in ["baselines/" + picture, "output/check/check.json"] {
        let run = try place.galley("check", "scenes", "--record", "never", option, target)
        #expect(run.status == 2 && run.errors.contains("is not overwritten: this command reads it"), "\(run.errors)")
      }
    }
    let twice = try place.galley("check", "scenes", "--html", "a.html", "--junit", "a.html")
    #expect(twice.status == 2 && twice.errors.contains("is used by both --html and --junit"), "\(twice.errors)")
    #expect(try place.contents(below: "baselines") == baselines)
    #expect(try place.contents(below: "output") == left)
  }

  @Test("The approve command for a scene name that starts with a dash works")
  func dashes() throws {
    try place.writeList("scenes/-script-a b")
    let run = try place.galley("check", "scenes", "--record", "never", "--html", "page.html")
    #expect(run.status == 1)
    let page = try place.text(of: "page.html")
    let command = "galley approve --from output/check -- -script-a-b/top"
    #expect(page.contains("<code>\(command)</code>"))
    #expect(try CommandRun(shell: command, in: place.path).errors.hasSuffix("1 baseline written\n"))
    let refused = try place.galley("approve", "-script-a-b/middle")
    #expect(refused.status == 64 && refused.output.isEmpty)
    #expect(refused.errors.contains("if it is a name, write two dashes before it: -- -script-a-b/middle"))
    #expect(try place.galley("approve", "-h").status == 0)
  }

  @Test("approve --failed accepts images that differ, but not images that could not be compared")
  func approvingFailed() throws {
    try place.write("broken", to: "baselines/list/middle.png")
    try rename()
    #expect(try place.galley("check", "scenes").status == 2)
    #expect(try place.galley("approve", "--failed").errors == "list/top\n1 baseline written\n")
    #expect(try place.text(of: "baselines/list/middle.png") == "broken")
    #expect(try place.galley("approve", "list/middle.png").errors == "list/middle\n1 baseline written\n")
  }

  @Test("Scenes in nested folders are skipped with a note, and their baselines are not deleted")
  func nested() throws {
    try place.writeList("scenes/sub/other")
    try place.write("name\nApples\n", to: "scenes/data/more/food.csv")
    try place.write("on: push\n", to: "scenes/sub/work/flow.yaml")
    try place.write("name\nApples\n", to: "scenes/sub/data/food.csv")
    let note =
      "'scenes/sub' contains 1 more scene, which was skipped: to include subfolders, name them\n"
    let run = try place.galley("check", "scenes")
    #expect(run.status == 0 && run.errors == note, "\(run.errors)")
    #expect(try place.galley("check", "scenes", "scenes/sub").errors.isEmpty)
    let prune = try place.galley("prune", "scenes")
    #expect(prune.errors == note)
    #expect(prune.output == "every baseline belongs to a scene\nkept 2 baselines of skipped scenes\n")
    #expect(place.files(below: "baselines/other").count == 4)
  }

  @Test("A named pipe among the scenes or baselines is an error", .timeLimit(.minutes(30)))
  func pipes() throws {
    #expect(mkfifo(place.path + "/scenes/pipe.yaml", 0o600) == 0)
    try FileManager.default.removeItem(atPath: place.path + "/baselines/list/top.png")
    #expect(mkfifo(place.path + "/baselines/list/top.png", 0o600) == 0)
    let run = try place.galley("check", "scenes")
    #expect(run.status == 2)
    #expect(try place.galley("check", "scenes/pipe.yaml").errors.contains("is a pipe or a device"))
    for path in ["scenes/pipe.yaml", "baselines/list/top.png"] {
      #expect(run.errors.contains("'\(path)' is a pipe or a device"), "\(run.errors)")
    }
  }
}
