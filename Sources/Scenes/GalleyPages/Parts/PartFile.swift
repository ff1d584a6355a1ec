package import GalleyFiles
package import GalleyJSON
import GalleyMessages
package import GalleyRender

/// The file of a shard: a header line, the content, a description in JSON, and a digest that reveals if the file is
/// truncated or changed.
package struct PartFile {
  package let path: String
  package let origin: PartOrigin
  package let note: JSONValue
  package let content: [UInt8]
  package let digest: String

  private static let start = Array("galley part 1\n".utf8)
  private static let lengthDigits = 12
  private static let endLength = 1 + lengthDigits + 1 + 64 + 1
  private static let byteLimit = 1 << 34

  package static func isOne(_ path: String, files: FileReader) -> Bool {
    guard let stream = try? files.open(path) else { return false }
    var bytes = [UInt8](repeating: 0, count: start.count)
    let count = bytes.withUnsafeMutableBytes { buffer in (try? stream.read(into: buffer)) ?? 0 }
    return count == start.count && bytes == start
  }

  package init(_ path: String, files: FileReader) throws(PartProblem) {
    let bytes: [UInt8]
    do throws(FileProblem) { bytes = try files.read(path, Self.byteLimit) } catch {
      throw PartProblem(Diagnostic(unreadablePages: path, error))
    }
    guard let parts = Self.split(bytes), let json = try? JSONParser.value(Array(bytes[parts.note])),
      let origin = PartOrigin(json)
    else { throw PartProblem(Diagnostic(damagedPages: path)) }
    (self.path, self.origin, note, digest) = (path, origin, json, parts.digest)
    content = Array(bytes[parts.content])
  }

  private static func split(_ bytes: [UInt8]) -> (content: Range<Int>, note: Range<Int>, digest: String)? {
    guard bytes.count >= start.count + endLength, bytes.starts(with: start) else { return nil }
    let end = String(decoding: bytes.suffix(endLength), as: UTF8.self).split(separator: "\n")
    let words = end.first?.split(separator: " ") ?? []
    guard end.count == 1, words.count == 2, let length = Int(words[0]) else { return nil }
    let rest = bytes.count - endLength
    guard 0...(rest - start.count) ~= length else { return nil }
    guard SHA256.hexDigest(of: Array(bytes[..<rest])) == words[1] else { return nil }
    return (start.count..<(rest - length), (rest - length)..<rest, String(words[1]))
  }

  package final class Writer {
    private let file: StreamedFile
    private var digest = SHA256()

    package init(_ file: StreamedFile) throws(OutputError) {
      self.file = file
      try write(PartFile.start)
    }

    package func write(_ bytes: [UInt8]) throws(OutputError) {
      digest.update(bytes)
      try file.write(bytes)
    }

    package func close(_ origin: PartOrigin, _ members: [JSONValue.Member]) throws(OutputError) {
      let text = Array(JSONValue.object(members + origin.members).text.utf8)
      try write(text)
      let length = String(text.count)
      let zeros = String(repeating: "0", count: max(0, PartFile.lengthDigits - length.count))
      try file.write(Array("\n\(zeros)\(length) \(digest.hexDigest())\n".utf8))
      try file.close()
    }
  }
}
