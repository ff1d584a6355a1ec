import Foundation
import Testing

@Suite("galley check")
struct CheckCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    for name in ["list", "other"] { try place.writeList("scenes/\(name)") }
    try place.write("name\nApples\nBread\nCheese\n", to: "scenes/data/food.csv")
  }

  @Test("A check passes if nothing changed; if one word changed, it fails and names only the affected scene")
  func word() throws {
    #expect(try place.galley("check", "scenes").output == "4 images: 4 recorded\n")
    let again = try place.galley("check", "scenes/", "--record", "never")
    #expect(again.status == 0)
    #expect(again.output == "4 images: 4 passed\n" && again.errors.isEmpty)
    try place.write("name\nApples\nBrioche\nCheese\n", to: "scenes/data/more.csv")
    let text = try place.text(of: "scenes/list.yaml").replacingOccurrences(of: "food.csv", with: "more.csv")
    try place.write(text, to: "scenes/list.yaml")
    let run = try place.galley("check", "scenes")
    #expect(run.status == 1)
    #expect(run.lines.first == "list/top: row 1: \"Bread\" became \"Brioche\"", "\(run.output)")
    #expect(run.lines.allSatisfy { !$0.hasPrefix("other") })
    #expect(run.lines.last == "4 images: 2 passed, 2 failed", "\(run.output)")
    #expect(run.errors == "accept with: galley approve --from output/check\n")
    let approval = try place.galley("approve")
    #expect(approval.status == 0 && approval.errors == "list/top\nlist/middle\n2 baselines written\n")
    #expect(try place.galley("check", "scenes").status == 0)
  }

  @Test("Adding or removing a row in the scene that 'galley new' writes is reported in one sentence")
  func newScene() throws {
    #expect(try place.galley("new", "inbox").status == 0)
    #expect(try place.galley("check", "inbox.yaml").status == 0)
    var lines = try place.text(of: "inbox.csv").split(separator: "\n").map(String.init)
    func changes() throws -> [String] {
      try place.write(lines.joined(separator: "\n") + "\n", to: "inbox.csv")
      let run = try place.galley("check", "inbox.yaml", "--record", "never")
      let own = run.lines.filter { $0.hasPrefix("inbox/top-light: ") && !$0.contains("pixels differ") }
      #expect(own == ["inbox/top-light: cause 1"])
      return run.lines.filter { $0.hasPrefix("cause ") }
    }
    lines.insert("Feed the cat,Kitchen,3", at: 1)
    let inserted = try changes()
    #expect(
      inserted.count == 1 && inserted[0].hasPrefix("cause 1 of 1: row 0 \"Feed the cat\" is new"), "\(inserted)")
    lines.remove(at: 1)
    let title = try #require(lines.remove(at: 3).split(separator: ",").first)
    let removed = try changes()
    #expect(removed.count == 1 && removed[0].hasPrefix("cause 1 of 1: row 2 \"\(title)\" is gone"), "\(removed)")
  }

  @Test("check --json prints one object with verdicts, totals and the exit code")
  func json() throws {
    let run = try place.galley("check", "scenes", "--record", "never", "--json")
    #expect(run.status == 1)
    let object = try run.object()
    #expect(object["exitCode"] as? Int == 1)
    #expect((object["totals"] as? [String: Int])?["missing"] == 4)
    let images = try #require(object["images"] as? [[String: Any]])
    #expect(images.map { $0["name"] as? String } == ["list/top", "list/middle", "other/top", "other/middle"])
    #expect(images.allSatisfy { $0["status"] as? String == "missing" })
    #expect(place.files(below: "baselines").isEmpty)
    #expect(try place.galley("approve", "--new", "other").status == 64)
    #expect(try place.galley("approve", "other").errors.hasSuffix("2 baselines written\n"))
  }

  @Test("An invalid scene makes the check exit with 2, and the other scenes are still checked")
  func mistake() throws {
    try place.write("scene: 1\nview: { Txt: a }\n", to: "scenes/bad.yaml")
    let run = try place.galley("check", "scenes")
    #expect(run.status == 2)
    #expect(run.output == "4 images: 4 recorded\n")
    #expect(run.errors.contains("bad.yaml:2"))
    #expect(try place.galley("prune", "scenes").status == 2)
    let none = try place.galley("check", "data")
    #expect(none.status == 2)
  }

  @Test("Baselines that no scene uses any more are listed and can be deleted")
  func prune() throws {
    _ = try place.galley("check", "scenes")
    try FileManager.default.removeItem(atPath: place.path + "/scenes/other.yaml")
    let check = try place.galley("prune", "--check", "scenes")
    #expect(check.status == 1)
    #expect(check.output == "other/middle\nother/top\nno scene draws 2 baselines\n")
    #expect(try place.galley("prune", "scenes").output.hasSuffix("2 baselines removed\n"))
    #expect(place.files(below: "baselines").allSatisfy { $0.hasPrefix("list/") })
    #expect(try place.galley("prune", "--check", "scenes").output == "every baseline belongs to a scene\n")
  }

  @Test("Merging check shards gives one report with the exit code of an unsharded check")
  func shards() throws {
    _ = try place.galley("check", "scenes")
    try place.write("name\nApples\nBrioche\nCheese\n", to: "scenes/data/food.csv")
    for number in 1...2 {
      _ = try place.galley("check", "scenes", "--shard", "\(number)/2", "--artifacts", "part-\(number)")
    }
    let merged = try place.galley("merge", "part-1", "part-2", "--output", "all")
    #expect(merged.status == 1)
    #expect(merged.lines.last == "4 images: 4 failed", "\(merged.output)")
    #expect(merged.errors == "accept with: galley approve --from all\n")
    #expect(try place.galley("merge", "part-1").status == 2)
    #expect(try place.galley("approve", "--from", "all").status == 0)
    #expect(try place.galley("check", "scenes").status == 0)
  }

  @Test("A full disk is reported in one sentence, and all baselines are kept", .enabled(if: SmallDisk.isPossible))
  func fullDisk() throws {
    let disk = try SmallDisk(kilobytes: 64)
    _ = try place.galley("check", "scenes", "--baseline", disk.path + "/b")
    let before = try Self.contents(disk.path + "/b")
    #expect(before.count == 8)
    try place.write("name\n" + String(repeating: "Wörter und mehr\n", count: 40), to: "scenes/data/food.csv")
    try Data(repeating: 1, count: 1 << 20).write(toFullDisk: disk.path + "/filler")
    let run = try place.galley("check", "scenes", "--baseline", disk.path + "/b", "--record", "all")
    #expect(run.status == 2)
    #expect(run.errors.contains("No space left on device"))
    #expect(try Self.contents(disk.path + "/b") == before)
    let artifacts = try place.galley("check", "scenes", "--baseline", disk.path + "/b", "--artifacts", disk.path + "/a")
    #expect(artifacts.status == 2)
    #expect(artifacts.output.contains("became"))
  }

  private static func contents(_ folder: String) throws -> [String: Data] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.contains(".") }
    return try files.reduce(into: [:]) { $0[$1] = try Data(contentsOf: URL(filePath: "\(folder)/\($1)")) }
  }

  @Test("A baseline folder that is not writable is an error, and its contents are kept")
  func readOnly() throws {
    // Even the superuser cannot create a folder where a file exists.
    try place.write("mine", to: "baselines/list")
    let run = try place.galley("check", "scenes/list.yaml")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: cannot write 'baselines/list': Not a directory\nhelp: "), "\(run.errors)")
    #expect(try place.text(of: "baselines/list") == "mine")
  }
}

extension Data {
  /// Writes data until the disk is full.
  fileprivate func write(toFullDisk path: String) throws {
    try Data().write(to: URL(filePath: path))
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    for start in stride(from: 0, to: count, by: 512) {
      do { try file.write(contentsOf: self[start..<Swift.min(start + 512, count)]) } catch { return }
    }
  }
}
