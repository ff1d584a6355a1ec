import Foundation
import GalleyFiles
import Testing

@Suite("Writing to symbolic links")
struct LinkedStreamTests {
  let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  @Test(
    "A link to a device, a pipe or an open stream is written to, not replaced",
    arguments: ["/dev/null", "/dev/stdout", "/proc/self/fd/1", "pipe"])
  func streams(target: String) throws {
    #expect(mkfifo(place.path + "/pipe", 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: place.path + "/link", withDestinationPath: target)
    #expect(throws: OutputError(path: "\(place.path)/link", reason: .notRegular)) {
      try OutputFolder(place.path).write([1], to: "link")
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place.path + "/link") == target)
  }

  @Test("A link to a file or to a missing target is replaced by the new file", arguments: ["file", "nothing"])
  func files(target: String) throws {
    try place.write([2], to: "file")
    try FileManager.default.createSymbolicLink(atPath: place.path + "/link", withDestinationPath: target)
    try OutputFolder(place.path).write([1], to: "link")
    #expect(try FileReader.disk.read(place.path + "/link", 10) == [1])
    #expect(try FileReader.disk.read(place.path + "/file", 10) == [2])
  }
}
