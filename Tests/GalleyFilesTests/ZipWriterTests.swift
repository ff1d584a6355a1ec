import Testing

@testable import GalleyFiles

@Suite("Writing zip files")
struct ZipWriterTests {
  @Test("Zipped files can be read back, and the same files give the same bytes")
  func roundTrip() throws {
    let files: [(String, [UInt8])] = [
      ("a.txt", []), ("b/ü.xml", Array(String(repeating: "<row/>", count: 5000).utf8)),
      ("c.bin", (0..<999).map { UInt8(truncatingIfNeeded: $0 &* 97 ^ $0 >> 3) }),
    ]
    func archive() -> [UInt8] {
      var writer = ZipWriter()
      for (name, bytes) in files { writer.add(bytes, as: name) }
      return writer.finish()
    }
    let bytes = archive()
    #expect(bytes == archive())
    #expect(bytes.count < 3000)
    let read = try ZipArchive(bytes)
    #expect(read.names == files.map(\.0).sorted())
    for (name, wanted) in files { #expect(try read.contents(of: name) == wanted) }
  }
}
