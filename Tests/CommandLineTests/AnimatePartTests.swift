import Foundation
import Testing

@Suite("Sharded and repeated animation runs")
struct AnimatePartTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCountedList(
      script: """
        fps: 30
        steps:
          - hold: 100ms
          - mark: early
          - mark: ready
          - drag: { by: -60, over: 100ms }
          - settle: 400ms
        """)
  }

  private func frames(below folder: String) throws -> [String: Data] {
    try place.contents(below: "\(folder)/list").filter { $0.key.hasSuffix(".png") }
  }

  private func marks(_ name: String) throws -> [String] {
    try place.text(of: name).split(separator: "\n").dropFirst().filter { $0.contains("early") }.map(String.init)
  }

  private func date(of name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: "\(place.path)/\(name)")[.modificationDate] as? Date
  }

  private func setOld(_ name: String) throws {
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: "\(place.path)/\(name)")
  }

  private func isOld(_ name: String) throws -> Bool {
    try date(of: name) == Date(timeIntervalSince1970: 1_000_000_000)
  }

  @Test("The image of a requested moment is named after its exact time; identical times share one file")
  func moments() throws {
    let times = ["0.171s", "174ms", "0.1749s", "0.17s", "170ms", "0.000000001s"].flatMap { ["--at", $0] }
    let run = try CommandRun(["animate", "list.yaml"] + times, in: place.path)
    let names = ["at-0.000000001s", "at-0.17s", "at-0.171s", "at-0.1749s", "at-0.174s"].map { $0 + ".png" }
    #expect(run.lines.sorted() == names.map { "output/list/\($0)" }.sorted())
    #expect(try frames(below: "output").keys.sorted() == names.sorted())
  }

  @Test("A mark belongs to exactly one frame, and the names of marks at the same time are joined")
  func marks() throws {
    #expect(try place.galley("animate", "list.yaml", "--kind", "csv", "-o", "all").status == 0)
    let whole = try marks("all/list-timeline.csv")
    #expect(whole.count == 1)
    #expect(whole[0].hasPrefix("3,0.1,\"early, ready\",list,"))
    for part in [["--frames", "8-9"], ["--at", "150ms"], ["--shard", "2/4"]] {
      #expect(
        try CommandRun(["animate", "list.yaml", "--kind", "csv", "-o", "part"] + part, in: place.path).status == 0)
    }
    let parts = ["list-1", "list-frames-8-9", "list-at-0.15s", "list-2-of-4"].map { "part/\($0)-timeline.csv" }
    for part in parts.dropFirst() { #expect(try marks(part).isEmpty) }
    #expect(try place.galley("animate", "list.yaml", "--kind", "csv", "-o", "part", "--at", "100ms").status == 0)
    #expect(try marks("part/list-at-0.1s-timeline.csv").map { "3" + $0 } == whole)
    #expect(!place.files(below: "part").contains("list-timeline.csv"))
  }

  @Test("Shards of an animation write files that can be merged into the bytes of the full run")
  func merging() throws {
    let kinds = ["frames", "timeline", "csv", "filmstrip", "plot", "webp", "gif", "apng"].flatMap { ["--kind", $0] }
    #expect(try CommandRun(["animate", "list.yaml", "-o", "all"] + kinds, in: place.path).status == 0)
    for part in 1...3 {
      let run = try CommandRun(
        ["animate", "list.yaml", "-o", "parts", "--shard", "\(part)/3"] + kinds, in: place.path)
      #expect(run.status == 0)
      #expect(
        run.errors.contains(
          "apng, filmstrip, gif, plot and webp need all frames; run 'galley animate --merge' after all shards"))
      #expect(run.lines.contains("parts/list-\(part)-of-3-timeline.csv"))
    }
    let files = place.files(below: "parts").filter { !$0.hasPrefix("list/") }
    #expect(files.count == 6)
    #expect(files.allSatisfy { $0.contains("-of-3-timeline") })
    #expect(try CommandRun(["animate", "list.yaml", "-o", "parts", "--merge"] + kinds, in: place.path).status == 0)
    let (all, parts) = (try place.contents(below: "all"), try place.contents(below: "parts"))
    for (name, bytes) in all { #expect(parts[name] == bytes, "\(name)") }
    #expect(all.count > 20)
  }

  @Test("A partial animation run never replaces files that describe the whole animation")
  func beside() throws {
    let kinds = ["frames", "csv", "filmstrip", "webp"].flatMap { ["--kind", $0] }
    #expect(try CommandRun(["animate", "list.yaml"] + kinds, in: place.path).status == 0)
    let before = try place.contents(below: "output")
    for part in [["--frames", "3-5"], ["--at", "100ms"], ["--at", "90ms", "--at", "0.1s"]] {
      #expect(try CommandRun(["animate", "list.yaml"] + kinds + part, in: place.path).status == 0)
    }
    let after = try place.contents(below: "output")
    // Only the ledgers (records of written files) may change: the partial runs add their files.
    for (name, bytes) in before where !name.hasSuffix("ledger") { #expect(after[name] == bytes, "\(name)") }
    #expect(after["list-frames-3-5.webp"] != nil)
    #expect(after["list-at-0.1s-filmstrip.png"] != nil)
    #expect(after["list-at-0.09s-0.1s-timeline.csv"] != nil)
  }

  @Test("A partial run reuses frames of earlier runs and keeps the records of other runs")
  func parts() throws {
    #expect(try place.galley("animate", "list.yaml", "--frames", "0-9").status == 0)
    let ledger = try place.text(of: "output/list/frames.ledger").split(separator: "\n")
    #expect(ledger.count == 10)
    #expect(try place.galley("animate", "list.yaml", "--frames", "4").status == 0)
    #expect(try place.galley("animate", "list.yaml", "--at", "110ms").status == 0)
    #expect(try place.text(of: "output/list/frames.ledger").split(separator: "\n").count == 11)
    #expect(try place.galley("animate", "list.yaml").status == 0)
    // The ledger still lists frames that are missing from `frames.json`.
    #expect(try place.text(of: "output/list/frames.ledger").split(separator: "\n").count == 1)
  }

  @Test("An animated image is rewritten only if the file itself or one of its frames changed")
  func kept() throws {
    for kinds in [["webp"], ["gif", "apng"], ["frames", "webp"]] {
      let arguments = ["animate", "list.yaml"] + kinds.flatMap { ["--kind", $0] }
      #expect(try CommandRun(arguments, in: place.path).status == 0)
      let names = kinds.filter { $0 != "frames" }.map { "output/list.\($0)" }
      let before = try names.map { try place.bytes(of: $0) }
      for name in names { try setOld(name) }
      #expect(try CommandRun(arguments, in: place.path).lines.count >= names.count)
      for name in names { #expect(try isOld(name)) }
      #expect(try CommandRun(arguments + ["--fps", "20"], in: place.path).status == 0)
      for name in names { #expect(try !isOld(name)) }
      try Data("half".utf8).write(to: URL(filePath: "\(place.path)/\(names[0])"))
      #expect(try CommandRun(arguments, in: place.path).status == 0)
      #expect(try names.map { try place.bytes(of: $0) } == before)
    }
  }

  @Test("A file that was reduced to fit a size limit is reused, and the note about it is printed again")
  func keptSmall() throws {
    let arguments = ["animate", "list.yaml", "--kind", "webp", "--max-bytes", "6kB"]
    let first = try CommandRun(arguments, in: place.path)
    #expect(first.errors.contains("frames per second instead of 30"))
    try setOld("output/list.webp")
    let second = try CommandRun(arguments, in: place.path)
    #expect(second.errors == first.errors)
    #expect(try isOld("output/list.webp"))
  }

  @Test("Frames left over from a run with a higher frame rate are removed; other files are kept")
  func stale() throws {
    #expect(try place.galley("animate", "list.yaml", "--fps", "60").status == 0)
    let many = try frames(below: "output").count
    try Data("mine".utf8).write(to: URL(filePath: "\(place.path)/output/list/99999.png"))
    // Identical frames are stored as hard links to one file.
    try FileManager.default.removeItem(atPath: "\(place.path)/output/list/00100.png")
    try Data("changed".utf8).write(to: URL(filePath: "\(place.path)/output/list/00100.png"))
    #expect(try place.galley("animate", "list.yaml", "--fps", "60", "--at", "0.3s").status == 0)
    let run = try place.galley("animate", "list.yaml", "--fps", "10")
    let few = try #require(
      (try JSONSerialization.jsonObject(with: place.bytes(of: "output/list/frames.json")) as? [String: Any])?["frames"]
        as? [Any]
    ).count
    #expect(run.errors.contains("output/list/frames.json: removed \(many - few - 1) frames of an earlier run"))
    let left = try frames(below: "output").keys.sorted()
    #expect(left == (0..<few).map { String(format: "%05d.png", $0) } + ["00100.png", "99999.png", "at-0.3s.png"])
  }

  @Test(
    "A requested frame or moment after the end of the animation is an error",
    arguments: [["--frames", "900-950"], ["--at", "100s"]])
  func beyond(part: [String]) throws {
    let run = try CommandRun(["animate", "list.yaml"] + part, in: place.path)
    #expect(run.status == 2)
    #expect(run.errors.contains(part[0] == "--at" ? "there is no frame at 100 s" : "there is no frame 900"))
    #expect(run.errors.contains("list.yaml"))
    #expect(place.files(below: "output").isEmpty)
  }

  @Test("Two scenes with the same name are refused before any image is drawn")
  func clash() throws {
    try place.write(place.text(of: "list.yaml"), to: "sub/list.yaml")
    let run = try place.galley("animate", "list.yaml", "sub/list.yaml", "--frames", "0")
    #expect(run.status == 2)
    #expect(run.errors.contains("'list.yaml' and 'sub/list.yaml' both write 'output/list'"))
    #expect(try place.galley("animate", "list.yaml", "--kind", "frames", "--max-bytes", "1MB").status == 64)
  }
}
