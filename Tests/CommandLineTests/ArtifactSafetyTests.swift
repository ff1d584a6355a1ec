import Foundation
import Testing

@Suite("Check artifacts that do not belong together")
struct ArtifactSafetyTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    for name in ["one", "two"] { try write("A", to: name) }
    _ = try place.galley("check", "one.yaml", "two.yaml")
    for name in ["one", "two"] { try write("B", to: name) }
  }

  private func write(_ text: String, to name: String) throws {
    try place.write("scene: 1\ncanvas: { size: 60x40, scale: 1 }\nview: { Text: \(text) }\n", to: "\(name).yaml")
  }

  private func check(_ arguments: String...) throws -> CommandRun {
    try place.galley(["check", "one.yaml", "two.yaml", "--record", "never"] + arguments)
  }

  private func copy(_ name: String, to other: String) throws {
    let path = place.path + "/" + other
    if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    try FileManager.default.copyItem(atPath: place.path + "/" + name, toPath: path)
  }

  @Test(arguments: [
    ["--limit-pixels", "9999"], ["--metric", "perceptual"], ["--metric", "yiq-7", "--threshold", "0.9"],
    ["--mask", "0,0,60,39"], ["--limit-ratio", "1"], ["--limit-window", "2000"], ["--include-aa"],
    ["--record", "failed"], ["--environment-mismatch", "skip"], ["--ignore-caret", "2"], ["--store", "digest"],
    ["--baseline", "others"],
  ])
  func `merge refuses a shard that was compared with different options`(arguments: [String]) throws {
    _ = try check("--shard", "1/2", "--artifacts", "p1")
    let options = ["--shard", "2/2", "--artifacts", "p2"] + arguments
    _ = try place.galley(["check", "one.yaml", "two.yaml"] + options)
    let run = try place.galley("merge", "p1", "p2", "-o", "all")
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains("'p2' and 'p1' were compared with different options"), "\(run.errors)")
    #expect(run.errors.contains(arguments[0]), "\(run.errors)")
    #expect(place.files(below: "all").isEmpty)
  }

  @Test func `merge names the option whose values differ between shards`() throws {
    _ = try check("--shard", "1/2", "--artifacts", "p1")
    _ = try check("--shard", "2/2", "--artifacts", "p2", "--limit-pixels", "9999")
    let run = try place.galley("merge", "p1", "p2", "-o", "all")
    #expect(run.errors.contains("(--limit-pixels is 9999 instead of 0)"), "\(run.errors)")
  }

  @Test func `merge joins shards that were compared with the same options`() throws {
    for part in 1...2 {
      _ = try check("--shard", "\(part)/2", "--artifacts", "p\(part)", "--limit-pixels", "3", "--mask", "1,1,2,2")
    }
    let run = try place.galley("merge", "p1", "p2", "-o", "all")
    #expect(run.status == 1 && run.output.contains("2 images: 2 failed"), "\(run.output) \(run.errors)")
  }

  @Test(arguments: ["actual/two/initial.png", "actual/two/initial.json"])
  func `approve and merge refuse a file that does not match the report`(file: String) throws {
    try place.write("scene: 1\ncanvas: { size: 60x40, scale: 1 }\nview: { Text: C }\n", to: "two.yaml")
    _ = try check()
    try copy("output/check/" + file.replacing("two", with: "one"), to: "output/check/" + file)
    let before = try place.contents(below: "baselines")
    for command in [["approve"], ["merge", "output/check", "-o", "all"]] {
      let run = try place.galley(command)
      #expect(run.status == 2 && run.errors.contains("two/initial"), "\(run.errors)")
      #expect(run.errors.contains("different digest"), "\(run.errors)")
    }
    #expect(try place.contents(below: "baselines") == before)
    #expect(place.files(below: "all").isEmpty)
  }

  @Test(arguments: ["actual", "baseline", "difference"])
  func `merge refuses an artifact with a missing image`(kind: String) throws {
    _ = try check()
    try FileManager.default.removeItem(atPath: place.path + "/output/check/\(kind)/one/initial.png")
    let run = try place.galley("merge", "output/check", "-o", "all")
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains("does not contain the image 'one/initial'"), "\(run.errors)")
  }

  @Test func `A truncated image is refused, and other scenes can still be approved by name`() throws {
    _ = try check()
    let path = "output/check/actual/two/initial.png"
    try place.bytes(of: path).dropLast(3).write(to: URL(filePath: place.path + "/" + path))
    #expect(try place.galley("approve").status == 2)
    #expect(try place.galley("approve", "one").status == 0)
    #expect(try place.galley("check", "one.yaml", "--record", "never").status == 0)
  }

  @Test(arguments: ["sub", "sub/deeper", "a copy"])
  func `A baseline in a nested folder is an orphan and does not block approve`(folder: String) throws {
    let target = place.path + "/baselines/one/" + folder
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    for kind in ["png", "json"] {
      try FileManager.default.copyItem(
        atPath: place.path + "/baselines/one/initial.\(kind)", toPath: target + "/initial.\(kind)")
    }
    let run = try check()
    #expect(run.output.contains("one/\(folder)/initial: no scene draws it any more"), "\(run.output)")
    let approval = try place.galley("approve")
    #expect(approval.status == 0, "\(approval.errors)")
    #expect(try check().status == 0)
  }
}
