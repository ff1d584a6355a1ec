import Dispatch
import Foundation
import GalleyFiles
import Testing

@Suite("Writing to the output folder")
struct OutputFolderTests {
  let place: TemporaryFolder
  let folder: OutputFolder

  init() throws {
    place = try TemporaryFolder()
    folder = OutputFolder(place.path + "/out")
  }

  @Test("Missing folders are created, and no file but the written one remains")
  func writing() throws {
    try folder.write([1, 2, 3], to: "a/b/c.png")
    #expect(place["out/a/b/c.png"] == [1, 2, 3])
    #expect(try place.names(in: "out/a/b") == ["c.png"])
  }

  @Test("Writing replaces the previous file, whether that was shorter or longer", arguments: [0, 1, 100_000])
  func replacing(count: Int) throws {
    try folder.write(Array(repeating: 7, count: 1000), to: "a")
    try folder.write(Array(repeating: 9, count: count), to: "a")
    #expect(place["out/a"] == Array(repeating: 9, count: count))
  }

  @Test("A draft of a killed run is overwritten")
  func leftOver() throws {
    try folder.write([1], to: "a")
    try place.write(Array(repeating: 7, count: 1000), to: "out/a.part")
    try folder.write([2], to: "a")
    #expect(place["out/a"] == [2])
    #expect(try place.names(in: "out") == ["a"])
  }

  private func write(_ contents: [(bytes: [UInt8], name: String)]) throws(OutputError) {
    try folder.change("pair").commit(contents.map { ($0.name, .write($0.bytes)) })
  }

  @Test("A file that a killed run moved away is restored, even if a later run fails")
  func movedAway() throws {
    try folder.write([1], to: "a.png")
    let path = place.path + "/out/a.png"
    try FileManager.default.moveItem(atPath: path, toPath: path + ".before")
    try FileManager.default.createDirectory(atPath: place.path + "/out/c.json", withIntermediateDirectories: true)
    #expect(throws: OutputError.self) { try write([([7], "a.png"), ([9], "c.json")]) }
    #expect(place["out/a.png"] == [1])
  }

  @Test(
    "Several files are written together or not at all, whichever of them fails", arguments: [true, false])
  func together(isThere: Bool) throws {
    if isThere {
      try folder.write([1], to: "a.png")
      try folder.write([2], to: "b.json")
    }
    try FileManager.default.createDirectory(atPath: place.path + "/out/c.json", withIntermediateDirectories: true)
    let before = try place.names(in: "out")
    #expect(throws: OutputError.self) {
      try write([([7], "a.png"), ([8], "b.json"), ([9], "c.json")])
    }
    #expect(try place.names(in: "out") == before)
    #expect(place["out/a.png"] == (isThere ? [1] : nil) && place["out/b.json"] == (isThere ? [2] : nil))
    try write([([7], "a.png"), ([8], "b.json")])
    #expect(place["out/a.png"] == [7] && place["out/b.json"] == [8])
    #expect(try place.names(in: "out").sorted() == ["a.png", "b.json", "c.json"])
  }

  @Test("After concurrent writes to a file, it has the complete content of exactly one writer")
  func manyWriters() throws {
    let folder = folder
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      try? folder.write(Array(repeating: UInt8(index), count: 50_000), to: "a")
    }
    let bytes = try #require(place["out/a"])
    #expect(bytes.count == 50_000)
    #expect(Set(bytes).count == 1)
    #expect(try place.names(in: "out") == ["a"])
  }

  @Test("A file or folder in place of an output is kept, and the error names it")
  func inTheWay() throws {
    try folder.write([1], to: "file")
    #expect(throws: OutputError(path: place.path + "/out/file", reason: .system(code: EEXIST))) {
      try folder.write([2], to: "file/a")
    }
    try folder.write([1], to: "folder/a")
    #expect(throws: OutputError(path: place.path + "/out/folder", reason: .system(code: EISDIR))) {
      try folder.write([2], to: "folder")
    }
    #expect(place["out/file"] == [1])
    #expect(place["out/folder/a"] == [1])
    #expect(try place.names(in: "out") == ["file", "folder"])
  }

  @Test("A file name that leads out of the output folder is rejected", arguments: ["../a", "/tmp/a", "a/../../b"])
  func leaving(name: String) throws {
    #expect(throws: OutputError.self) { try folder.write([1], to: name) }
    #expect(try place.names().isEmpty)
  }

  @Test("A link inside the output folder may lead to a place inside it, but not outside")
  func links() throws {
    try folder.write([1], to: "inside/a")
    let link = place.path + "/out/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "inside")
    try folder.write([2], to: "link/a")
    #expect(place["out/inside/a"] == [2])
    try FileManager.default.createSymbolicLink(atPath: place.path + "/out/away", withDestinationPath: "..")
    #expect(throws: OutputError.self) { try folder.write([3], to: "away/a") }
    #expect(place["a"] == nil)
  }

  @Test("Paths in the current folder are printed without a prefix")
  func paths() {
    #expect(OutputFolder(".").path(of: "a.png") == "a.png")
    #expect(OutputFolder("").path(of: "a.png") == "a.png")
    #expect(OutputFolder("out/").path(of: "a.png") == "out/a.png")
    #expect(OutputFolder("/").path(of: "a.png") == "/a.png")
  }
}
