import Foundation
import Testing

@Suite("Check shards that do not belong together")
struct CheckPartTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    for name in ["scenes/list", "scenes/other"] { try place.writeList(name) }
    try place.write("name\nApples\nBread\nCheese\n", to: "scenes/data/food.csv")
    #expect(try place.galley("check", "scenes").status == 0)
  }

  private func part(_ number: Int, _ more: String...) throws -> CommandRun {
    try place.galley(
      ["check", "scenes", "--record", "never", "--shard", "\(number)/2", "--artifacts", "part-\(number)"] + more)
  }

  private func merge(_ parts: String...) throws -> CommandRun { try place.galley(["merge"] + parts) }

  @Test("Check shards of the same scenes can be merged, whether their images were drawn or cached")
  func same() throws {
    #expect(try part(1, "--no-cache").status == 0)
    #expect(try part(2).status == 0)
    #expect(try merge("part-1", "part-2").status == 0)
    #expect(try part(1).status == 0)
    #expect(try part(2, "--no-cache", "--cache", "elsewhere").status == 0)
    #expect(try merge("part-2", "part-1").status == 0)
  }

  @Test("The merged shards of a failing check are byte-identical to an unsharded check", arguments: [1, 2, 5])
  func bytes(count: Int) throws {
    try place.write(
      try place.text(of: "scenes/other.yaml").replacing("{name}", with: "a {name}"), to: "scenes/other.yaml")
    let reports = ["--json", "--html", "report.html", "--junit", "report.xml", "--summary", "report.md"]
    let whole = try place.galley(["check", "scenes", "--record", "never", "--artifacts", "out"] + reports)
    #expect(whole.status == 1)
    let names = ["report.html", "report.xml", "report.md"]
    // The measured durations differ between runs.
    func read() throws -> [String] {
      try names.map { try place.text(of: $0).replacing(/\stime="[0-9.]+"/, with: "") }
    }
    let before = try read()
    let artifacts = try place.contents(below: "out")
    for name in ["out"] + names { try FileManager.default.removeItem(atPath: "\(place.path)/\(name)") }
    for number in 1...count {
      let shard = ["--shard", "\(number)/\(count)", "--artifacts", "parts/\(number)"]
      #expect([0, 1].contains(try place.galley(["check", "scenes", "--record", "never"] + shard).status))
    }
    let parts = (1...count).map { "parts/\($0)" }
    let merged = try place.galley(["merge"] + parts + ["--output", "out"] + reports)
    #expect(merged.status == 1 && merged.output == whole.output)
    #expect(try read() == before)
    #expect(try place.text(of: "report.xml").contains(/<testcase [^>]*time="[0-9]+\.[0-9]{3}"/))
    #expect(try place.contents(below: "out") == artifacts)
  }

  @Test("A check shard with different inputs is refused, and the scenes that differ are named")
  func otherInputs() throws {
    #expect(try part(1).status == 0)
    // Only a scene that the other shard checks has changed.
    try place.write(try place.text(of: "scenes/other.yaml").replacing("Food", with: "Drinks"), to: "scenes/other.yaml")
    _ = try part(2)
    let run = try merge("part-1", "part-2")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("'part-2' and 'part-1' were drawn from different scenes or data: 'other'"), "\(run.errors)")
    try place.write("name\nApples\nFigs\nCheese\n", to: "scenes/data/food.csv")
    _ = try part(1)
    #expect(
      try merge("part-1", "part-2").errors.contains("'part-2' and 'part-1' were drawn from different scenes or data"))
    _ = try part(2)
    #expect(try merge("part-1", "part-2").status == 1)
  }

  @Test(
    "A check shard with different options is refused",
    arguments: [["--set", "canvas.background=#FF0000"], ["--scale", "2"], ["--only", "top"]])
  func otherOptions(options: [String]) throws {
    #expect(try part(1).status == 0)
    _ = try place.galley(
      ["check", "scenes", "--record", "never", "--shard", "2/2", "--artifacts", "part-2"] + options)
    let run = try merge("part-1", "part-2")
    #expect(
      run.status == 2 && run.errors.contains("'part-2' and 'part-1' were drawn from different scenes or data"),
      "\(run.errors)")
  }

  @Test("A check shard from a different or unrecorded rendering environment is refused")
  func otherStack() throws {
    for number in 1...2 { #expect(try part(number, "--no-cache").status == 0) }
    let report = try place.text(of: "part-2/check.json")
    let pango = try #require(report.firstMatch(of: /"Pango": ?"([^"]*)"/)).1
    try place.write(report.replacing("\"\(pango)\"", with: "\"1.2.3\""), to: "part-2/check.json")
    let run = try merge("part-1", "part-2")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "'part-2' was drawn in a different rendering environment from 'part-1' (Pango \(pango) there, 1.2.3 here)"),
      "\(run.errors)")
    try place.write(report.replacing("\"stack\":", with: "\"stock\":"), to: "part-2/check.json")
    #expect(try merge("part-1", "part-2").errors.contains("'part-2' does not record its scenes"))
    // A font with the same name but other contents.
    let font = try #require(report.firstMatch(of: /"fonts":\s*\{\s*"([^"]*)": ?"([0-9a-f]*)"/))
    try place.write(report.replacing(font.2, with: "0123456789abcdef"), to: "part-2/check.json")
    let fonts = try merge("part-1", "part-2")
    #expect(fonts.status == 2 && fonts.errors.contains(String(font.1)), "\(fonts.errors)")
  }

  @Test("A duplicate check shard is ignored if the results agree and refused if they differ")
  func twice() throws {
    for number in 1...2 { #expect(try part(number).status == 0) }
    try FileManager.default.copyItem(atPath: place.path + "/part-2", toPath: place.path + "/again")
    let once = try place.galley("merge", "part-1", "part-2", "--json")
    let twice = try place.galley("merge", "part-1", "again", "part-2", "--json")
    #expect(once.status == 0 && twice.output == once.output)
    let report = try place.text(of: "again/check.json")
    try place.write(report.replacing("\"passed\",", with: "\"missing\","), to: "again/check.json")
    let run = try merge("part-1", "part-2", "again")
    #expect(run.status == 2 && run.errors.contains("are both shard 2/2 of a run, but their contents differ"))
  }

  @Test("A missing check shard is named in the error")
  func missing() throws {
    #expect(try part(1).status == 0)
    let run = try merge("part-1")
    #expect(run.status == 2 && run.errors.contains("of the 2 shards of the run, 2/2 is missing"))
    for number in [1, 30] {
      _ = try place.galley("check", "scenes", "--shard", "\(number)/30", "--artifacts", "p-\(number)")
    }
    let many = try merge("p-1", "p-30")
    #expect(
      many.errors.contains("2/30, 3/30, 4/30, 5/30, 6/30, 7/30, 8/30, 9/30 and 20 more are missing"), "\(many.errors)")
  }
}
