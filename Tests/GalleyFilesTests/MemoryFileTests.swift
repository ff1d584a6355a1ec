import Foundation
import GalleyFiles
import Testing

@Suite("Files in memory")
struct MemoryFileTests {
  @Test("The path of a file in memory can be opened as long as the file exists")
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
