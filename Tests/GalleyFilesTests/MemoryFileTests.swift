import Foundation
import GalleyFiles
import Testing

@Suite("Files in memory")
struct MemoryFileTests {
  @Test("A file in memory can be opened by its path as long as it exists")
  func path() throws {
    let bytes = [UInt8](0...255)
    var file = bytes.withUnsafeBytes(MemoryFile.init)
    let path = try #require(file?.path)
    #expect(FileManager.default.contents(atPath: path) == Data(bytes))
    #expect(FileManager.default.contents(atPath: path) == Data(bytes))
    file = nil
    #expect(FileManager.default.contents(atPath: path) != Data(bytes))
  }
}
