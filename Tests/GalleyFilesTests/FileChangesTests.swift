import Dispatch
import Foundation
import GalleyFiles
import Testing

@Suite("Atomic changes to several files")
struct FileChangesTests {
  let place: TemporaryFolder
  let folder: OutputFolder

  init() throws {
    place = try TemporaryFolder()
    folder = OutputFolder(place.path + "/out")
    try folder.write([1], to: "a.png")
    try folder.write([2], to: "a.json")
  }

  /// Returns a journal for both files, followed by `marks`.
  private func journal(_ marks: String...) -> [UInt8] {
    let words = ["galley-changes/1", "=w", "a.png", "=w", "a.json", "."] + marks
    return words.flatMap { Array($0.utf8) + [0] }
  }

  /// Completes or reverts the changes that the journal `bytes` lists and returns the contents of both files.
  private func settled(_ bytes: [UInt8]) throws -> [[UInt8]?] {
    try place.write(bytes, to: "out/a.pending")
    try folder.settle("a")
    #expect(try place.names(in: "out").filter { !["a.png", "a.json"].contains($0) } == [])
    return [place["out/a.png"], place["out/a.json"]]
  }

  @Test("An incomplete journal changes no file")
  func undone() throws {
    for count in 0...journal().count {
      try place.write([7], to: "out/a.png.part")
      try place.write([8], to: "out/a.json.part")
      // No drafts exist before the journal is complete.
      if count < journal().count {
        for name in ["a.png.part", "a.json.part"] { try folder.remove(name) }
      }
      #expect(try settled(Array(journal().prefix(count))) == [[1], [2]], "\(count)")
    }
  }

  @Test("If a run is killed between replacing two files, the next run completes the change", arguments: 0...3)
  func finished(steps: Int) throws {
    try place.write([7], to: steps > 1 ? "out/a.png" : "out/a.png.part")
    try place.write([8], to: steps > 2 ? "out/a.json" : "out/a.json.part")
    if steps > 0 { try place.write([1], to: "out/a.png.before") }
    if steps > 1 { try place.write([2], to: "out/a.json.before") }
    #expect(try settled(journal("go")) == [[7], [8]])
  }

  @Test("If a run is killed while it restores files, the next run restores all of them", arguments: 0...2)
  func givenBack(steps: Int) throws {
    try place.write(steps > 1 ? [1] : [7], to: "out/a.png")
    if steps < 2 { try place.write([1], to: "out/a.png.before") }
    if steps < 1 { try place.write([2], to: "out/a.json.before") }
    try place.write([8], to: "out/a.json.part")
    #expect(try settled(journal("go", "back")) == [[1], [2]])
  }

  @Test("A journal that names files outside its folder is ignored")
  func foreignJournal() throws {
    try place.write([5], to: "other")
    let words = ["galley-changes/1", "=-", "../other", ".", "go"]
    #expect(try settled(words.flatMap { Array($0.utf8) + [0] }) == [[1], [2]])
    #expect(place["other"] == [5])
  }

  @Test("After concurrent changes, all files come from one writer")
  func manyWriters() throws {
    let folder = folder
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let bytes = [UInt8](repeating: UInt8(index), count: 2000)
      try? folder.change("a").commit([("a.png", .write(bytes)), ("a.json", .write(bytes))])
    }
    let first = try #require(place["out/a.png"])
    #expect(first.count == 2000 && Set(first).count == 1)
    #expect(place["out/a.json"] == first)
    #expect(try place.names(in: "out") == ["a.json", "a.png"])
  }

  @Test("Deletions are atomic: no file is deleted if one of the names belongs to a folder")
  func removing() throws {
    try folder.change("a").commit([("a.png", .remove), ("a.json", .write([9]))])
    #expect(try place.names(in: "out") == ["a.json"])
    try FileManager.default.createDirectory(atPath: place.path + "/out/b.json", withIntermediateDirectories: true)
    #expect(throws: OutputError.self) { try folder.change("a").commit([("a.json", .remove), ("b.json", .remove)]) }
    #expect(place["out/a.json"] == [9])
    #expect(try place.names(in: "out") == ["a.json", "b.json"])
  }

  @Test("Draft files are deleted when the program ends")
  func ending() throws {
    let drafts = Drafts()
    let folder = OutputFolder(place.path + "/out", drafts: drafts)
    let file = try folder.begin("big")
    try file.write([1, 2, 3])
    let other = try folder.draftFolder(for: "film.mp4")
    #expect(try place.names(in: "out") == ["a.json", "a.png", "big.part", "film.mp4.part"])
    drafts.removeAll {}
    #expect(try place.names(in: "out") == ["a.json", "a.png"])
    _ = (file, other)
  }

  @Test(
    "Pipes and devices are not replaced, and a pipe in place of a draft does not block", .timeLimit(.minutes(30)))
  func pipes() throws {
    for name in ["pipe", "b.part", "a.pending"] { #expect(mkfifo(place.path + "/out/" + name, 0o600) == 0) }
    for name in ["pipe", "b"] {
      #expect(throws: OutputError.self) { try folder.write([1], to: name) }
    }
    #expect(throws: OutputError.self) { try folder.append([1], to: "pipe") }
    #expect(throws: OutputError.self) { try folder.change("a") }
    #expect(throws: OutputError(path: "/dev/null", reason: .notRegular)) {
      try OutputFolder("/dev").write([1], to: "null")
    }
  }

  @Test(
    "Artifact folders must be inside the current folder and must not be hidden",
    arguments: [
      "../out", "/tmp", ".git", "a/.github", "a/../../b", "",
    ])
  func foreignFolders(path: String) {
    let folder = OutputFolder(foreign: path.isEmpty ? ".hidden" : path, drafts: Drafts())
    #expect(throws: OutputError.self) { try folder.start(of: "file", limit: 1) }
    #expect(throws: OutputError.self) { try folder.write([1], to: "file") }
  }
}
