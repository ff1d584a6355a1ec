import Testing

@Suite("Imports")
struct ImportTests {
  @Test("Every folder of Sources is a room of the import table, and every room has its folder")
  func foldersAreRooms() throws {
    let folders = try Project.folders(below: "Sources")
    let rooms = Set(Room.named.keys)
    #expect(folders.subtracting(rooms).isEmpty, "these folders of Sources are not in Room.house")
    #expect(rooms.subtracting(folders).isEmpty, "these rooms of Room.house have no folder in Sources")
  }

  @Test("A room imports only what its row of the table names")
  func importsAreAllowed() throws {
    let files = try Project.swiftFiles(below: "Sources")
    try #require(!files.isEmpty)
    for file in files {
      let room = try #require(Room.named[file.room], "\(file.path) stands in a room that Room.house does not name")
      for (place, module) in file.imports where !room.imports.union(room.system).contains(module) {
        Issue.record("\(place): \(room.name) imports \(module), which its row of Room.house does not allow")
      }
    }
  }

  @Test("No room imports a room that stands above it")
  func importsPointDown() {
    for (level, room) in Room.house.enumerated() {
      let here = Set(Room.house[level...].map(\.name))
      #expect(room.imports.isDisjoint(with: here), "\(room.name) imports a room of its own level or above")
    }
  }

  @Test(
    "An import is read through attributes, access levels and kinds",
    arguments: [
      ("import Glibc", "Glibc"),
      ("@_exported public import GalleyGeometry", "GalleyGeometry"),
      ("internal import struct Foundation.Date", "Foundation"),
      ("  import Darwin.C  // why", "Darwin"),
    ])
  func importsAreRead(line: String, module: String) {
    let file = SourceFile(path: "Sources/Room/File.swift", text: "\n\(line)")
    #expect(file.imports.map(\.module) == [module])
    #expect(file.imports.map(\.place) == ["Sources/Room/File.swift:2"])
  }

  @Test(
    "A word in a comment or a string is no import",
    arguments: ["// import Glibc", "/* a\n import Glibc */", "\"\"\"\nimport Glibc\n\"\"\"", "let important = 1"])
  func wordsAreNoImports(text: String) {
    #expect(SourceFile(path: "Sources/Room/File.swift", text: text).imports.isEmpty)
  }
}
