import Foundation
import Testing

@Suite("galley approve with untrusted artifacts")
struct ApproveSafetyTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList("scenes/list")
    try place.write("name\nApples\nBread\nCheese\n", to: "scenes/data/food.csv")
    _ = try place.galley("check", "scenes")
    try place.write("name\nApples\nBrioche\nCheese\n", to: "scenes/data/food.csv")
    _ = try place.galley("check", "scenes")
  }

  /// Replaces `old` with `new` in the report of the artifact.
  private func change(_ old: String, _ new: String) throws {
    let report = try place.text(of: "output/check/check.json")
    try #require(report.contains(old))
    try place.write(report.replacing(old, with: new), to: "output/check/check.json")
  }

  /// Packs the artifact into a zip file. Returns `false` if no program that can do this is installed.
  private func zip() throws -> Bool {
    (try? CommandRun(
      shell: "cd output/check && python3 -m zipfile -c ../../a.zip check.json actual baseline", in: place.path))?
      .status == 0
  }

  private func everything() throws -> [String: Data] { try place.contents(below: ".") }

  @Test(
    "Galley does not write to a baseline folder that is a link to a place outside the current folder",
    arguments: [false, true])
  func linkedFolder(isDeep: Bool) throws {
    let away = try Workplace()
    try away.makeFolder("away/list")
    let folder = isDeep ? "baselines/list" : "baselines"
    try FileManager.default.removeItem(atPath: place.path + "/" + folder)
    try place.link(folder, to: away.path + (isDeep ? "/away/list" : "/away"))
    let packed = try zip()
    for source in ["output/check"] + (packed ? ["a.zip"] : []) {
      let run = try place.galley("approve", "--from", source)
      #expect(run.status == 2 && run.errors.contains("it leads out of the output folder"), "\(run.errors)")
      #expect(away.files() == [])
    }
    // A link named on the command line is trusted; a link found below that path is not.
    #expect(try place.galley("approve", "--baseline", "baselines").status == (isDeep ? 2 : 0))
    #expect(away.files().isEmpty == isDeep)
  }

  @Test(
    "A link that leads out of the baseline folder is refused, even if it stays in the current folder",
    arguments: [false, true])
  func linkBeside(isAbsolute: Bool) throws {
    try place.makeFolder("src")
    try FileManager.default.removeItem(atPath: place.path + "/baselines/list")
    try place.link("baselines/list", to: isAbsolute ? place.path + "/src" : "../src")
    for command in [["approve"], ["approve", "--baseline", "baselines"], ["check", "scenes", "--record", "all"]] {
      let run = try CommandRun(command, in: place.path)
      #expect(run.status == 2 && run.errors.contains("it leads out of the output folder"), "\(run.errors)")
      #expect(place.files(below: "src").isEmpty, "\(command)")
    }
    // Every command follows a link that stays inside the baseline folder.
    try FileManager.default.removeItem(atPath: place.path + "/baselines/list")
    try place.makeFolder("baselines/kept")
    try place.link("baselines/list", to: isAbsolute ? place.path + "/baselines/kept" : "kept")
    #expect(try place.galley("approve").status == 0)
    #expect(!place.files(below: "baselines/kept").isEmpty)
  }

  @Test(
    "An artifact cannot make galley write to a folder such as .git, even through a link",
    arguments: [".git", ".git/refs", "a/.github/b", "hidden", "./.git"])
  func tools(folder: String) throws {
    try place.makeFolder(".git/refs")
    try place.link("hidden", to: ".git")
    try change("\"baselines\": \"baselines\"", "\"baselines\": \"\(folder)\"")
    let before = try everything()
    let run = try place.galley("approve")
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.contains("--baseline"), "\(run.errors)")
    #expect(try everything() == before)
  }

  @Test("Files that a check did not write are never replaced, even if the artifact contains their names")
  func foreignFiles() throws {
    try place.write("{\"name\":\"ours\"}", to: "list/top.json")
    try change("\"baselines\": \"baselines\"", "\"baselines\": \".\"")
    var before = try everything()
    for arguments in [["approve"], ["approve", "--baseline", "."]] {
      let run = try CommandRun(arguments, in: place.path)
      #expect(
        run.status == 2 && run.errors.contains("'list/top.json' is not replaced: it was not written by 'galley check'"))
      #expect(try everything() == before)
    }
    // An image without a record was added by the user.
    try FileManager.default.removeItem(atPath: place.path + "/list/top.json")
    try FileManager.default.copyItem(
      atPath: place.path + "/baselines/list/top.png", toPath: place.path + "/list/top.png")
    before = try everything()
    let run = try place.galley("approve")
    #expect(run.status == 2 && run.errors.contains("'list/top.png' is not replaced"), "\(run.errors)")
    #expect(try everything() == before)
    #expect(try place.galley("approve", "--baseline", ".").status == 0)
  }

  @Test(
    "A result with a name that no check could produce is reported as a damaged artifact",
    arguments: ["package", "../a/b", ".git/config", "list/.top", "a/b/c", "list/a\\nb", "/etc/x", "list/", ""])
  func names(name: String) throws {
    try change("\"name\": \"list/top\"", "\"name\": \"\(name)\"")
    let before = try everything()
    for command in [["approve"], ["merge", "output/check", "-o", "merged"]] {
      let run = try CommandRun(command, in: place.path)
      #expect(run.status == 2 && run.errors.contains("check.json' is damaged at image"), "\(run.errors)")
      #expect(try everything() == before)
    }
  }

  @Test("A check deletes only images of the previous check, even if the report lists other files")
  func cleaning() throws {
    try place.write("ours", to: "output/check/notes.png")
    try place.write("ours", to: "output/check/actual/notes.txt")
    try change("actual/list/top.png", "actual/../notes.png")
    try change("actual/list/middle.png", "actual/notes.txt")
    _ = try place.galley("check", "scenes", "--record", "all")
    #expect(try place.text(of: "output/check/notes.png") == "ours")
    #expect(try place.text(of: "output/check/actual/notes.txt") == "ours")
  }

  @Test("A baseline record that contains merge conflict markers is recorded again")
  func conflict() throws {
    let record = try place.text(of: "baselines/list/top.json")
    try place.write("<<<<<<< HEAD\n\(record)=======\n\(record)>>>>>>> other\n", to: "baselines/list/top.json")
    #expect(try place.galley("check", "scenes", "--record", "all").status == 0)
    #expect(try place.galley("check", "scenes", "--record", "never").status == 0)
  }

  @Test("'galley prune' refuses a file in place of the baseline folder and accepts a missing folder")
  func nothingToPrune() throws {
    try place.write("text", to: "file")
    let run = try place.galley("prune", "scenes", "--baseline", "file")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: 'file' is a file, but baselines need a folder\n"), "\(run.errors)")
    let none = try place.galley("prune", "scenes", "--baseline", "nowhere")
    #expect(none.status == 0 && none.output == "there are no baselines in 'nowhere'\n", "\(none.output)")
  }

  @Test("'galley prune' does not follow links that lead out of the baseline folder")
  func prune() throws {
    let away = try Workplace()
    try FileManager.default.copyItem(atPath: place.path + "/baselines/list", toPath: away.path + "/old")
    try place.link("baselines/old", to: away.path + "/old")
    let before = try away.contents(below: ".")
    _ = try place.galley("prune", "scenes")
    #expect(try away.contents(below: ".") == before)
  }
}
