import Foundation
import Testing

@Suite("galley animate")
struct AnimateCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCountedList(
      script: """
        fps: 30
        steps:
          - hold: 100ms
          - drag: { by: -60, over: 100ms }
          - mark: lifted
          - settle
          - scrollTo: { to: top, animation: snappy }
          - screenshot: leaving
        """)
  }

  private func frames(below folder: String) throws -> [String: Data] {
    try place.contents(below: "\(folder)/list").filter { $0.key.hasSuffix(".png") }
  }

  @Test("'galley animate' writes the files that a scene lists under `animate`; 'galley render' ignores them")
  func named() throws {
    let scene = try place.text(of: "list.yaml") + "\noutput: [{ animate: [csv, filmstrip] }, { animate: csv }]\n"
    try place.write(scene, to: "named.yaml")
    let run = try place.galley("animate", "named.yaml", "-o", "said", "--fps", "10")
    #expect(run.lines == ["said/named-timeline.csv", "said/named-filmstrip.png"])
    let asked = try place.galley("animate", "named.yaml", "-o", "asked", "--fps", "10", "--kind", "timeline")
    #expect(asked.lines == ["asked/named-timeline.json"])
    #expect(try place.galley("render", "named.yaml", "-o", "drawn").lines == ["drawn/named.png", "drawn/named.pdf"])
    try place.write(scene.replacing("filmstrip", with: "film"), to: "typo.yaml")
    #expect(try place.galley("animate", "typo.yaml").errors.contains("filmstrip"))
  }

  @Test("A frame rendered on its own is identical to that of a full run, with any number of threads")
  func alone() throws {
    #expect(try place.galley("animate", "list.yaml", "-o", "all", "--jobs", "2").status == 0)
    #expect(try place.galley("animate", "list.yaml", "-o", "some", "--frames", "20-22", "--jobs", "1").status == 0)
    #expect(try place.galley("animate", "list.yaml", "-o", "one", "--at", "700ms", "--fps", "60").status == 0)
    let (all, some) = (try frames(below: "all"), try frames(below: "some"))
    #expect(some.keys.sorted() == ["00020.png", "00021.png", "00022.png"])
    for (name, bytes) in some { #expect(all[name] == bytes) }
    #expect(try frames(below: "one") == ["at-0.7s.png": #require(all["00021.png"])])
    #expect(place.files(below: "some/list") == some.keys.sorted() + ["frames.ledger"])
    #expect(place.files(below: "all").contains("list-leaving.png"))
  }

  @Test("Animations at 30 and 60 frames per second have identical frames at the times they share")
  func rates() throws {
    #expect(try place.galley("animate", "list.yaml", "-o", "a", "--frames", "0-30").status == 0)
    #expect(try place.galley("animate", "list.yaml", "-o", "b", "--frames", "0-60", "--fps", "60").status == 0)
    let (slow, fast) = (try frames(below: "a"), try frames(below: "b"))
    for frame in 0...30 {
      #expect(slow[String(format: "%05d.png", frame)] == fast[String(format: "%05d.png", 2 * frame)])
    }
  }

  @Test("Merging the shards of an animation produces the whole animation")
  func shards() throws {
    #expect(try place.galley("animate", "list.yaml", "-o", "all").status == 0)
    for part in 1...3 {
      #expect(try place.galley("animate", "list.yaml", "-o", "parts", "--shard", "\(part)/3").status == 0)
    }
    #expect(try frames(below: "parts") == frames(below: "all"))
    #expect(try place.galley("animate", "list.yaml", "-o", "parts", "--merge").status == 0)
    #expect(try place.bytes(of: "parts/list/frames.json") == place.bytes(of: "all/list/frames.json"))
    try FileManager.default.removeItem(atPath: place.path + "/parts/list/00004.png")
    let run = try place.galley("animate", "list.yaml", "-o", "parts", "--merge")
    #expect(run.status == 2)
    #expect(run.errors.contains("parts/list/00004.png"))
  }

  @Test("Frames that did not change are not rewritten")
  func resuming() throws {
    #expect(try place.galley("animate", "list.yaml", "--frames", "0-9").status == 0)
    let path = place.path + "/output/list/00003.png"
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    try Data("half".utf8).write(to: URL(filePath: place.path + "/output/list/00004.png"))
    #expect(try place.galley("animate", "list.yaml", "--frames", "0-9").status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == old)
    #expect(try place.bytes(of: "output/list/00004.png").count > 100)
  }

  @Test("The frame report contains times, marks and scroll positions")
  func facts() throws {
    let kinds = ["frames", "timeline", "csv", "filmstrip", "apng"].flatMap { ["--kind", $0] }
    let run = try CommandRun(["animate", "list.yaml"] + kinds, in: place.path)
    #expect(run.status == 0)
    let frames = try JSONSerialization.jsonObject(with: place.bytes(of: "output/list/frames.json")) as? [String: Any]
    let list = try #require(frames?["frames"] as? [[String: Any]])
    #expect(list[3]["time"] as? Double == 0.1)
    #expect(list[3]["file"] as? String == "list/00003.png")
    #expect((list[3]["scroll"] as? [String: [Double]])?["list"] == [0, 0])
    #expect(list[6]["mark"] as? String == "lifted")
    #expect(((list[6]["scroll"] as? [String: [Double]])?["list"]?[1]).map { abs($0 - 60) < 1e-6 } == true)
    let lines = try place.text(of: "output/list-timeline.csv").split(separator: "\n")
    #expect(lines.count == list.count + 1)
    #expect(lines[7].hasPrefix("6,0.2,lifted,list,0,60,0,600,decelerating,"))
    #expect(try place.bytes(of: "output/list-filmstrip.png").count > 1000)
    #expect(try place.bytes(of: "output/list.apng").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(place.files(below: "output").contains("list-timeline.json"))
  }

  @Test(
    "Invalid options of 'galley animate' are usage errors",
    arguments: ["--frames=9-0", "--at=soon", "--shard=5/4", "--fps=0", "--jobs=0"])
  func usage(option: String) throws {
    #expect(try place.galley("animate", "list.yaml", option).status == 64)
  }

  @Test("A script step that cannot be performed is reported with its line")
  func error() throws {
    let text = try place.text(of: "list.yaml").replacingOccurrences(of: "- settle", with: "- tap: list")
    try place.write(text, to: "tap.yaml")
    let run = try place.galley("animate", "tap.yaml", "--jobs", "1")
    #expect(run.status == 2)
    #expect(run.errors.contains("tap.yaml:16:"))
    #expect(run.errors.contains("no visible view with the id or text 'list' can be tapped"))
  }
}
