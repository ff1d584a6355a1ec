import GalleyFiles
import GalleyImage
package import GalleyJSON

/// Cache files with a digest of their content. Damaged and truncated files do not match it and are ignored.
package enum SealedEntry {
  private static let byteLimit = 1 << 26

  private static let head = Array(#"{"sha256":""#.utf8)
  private static let middle = Array(#"","entry":"#.utf8)
  private static let tail = Array("}".utf8)
  private static let digits = 64

  package static func bytes(of json: JSONValue) -> [UInt8] {
    let text = Array(json.text.utf8)
    return head + Array(SHA256.hexDigest(of: text).utf8) + middle + text + tail
  }

  package static func read(_ name: String, in folder: String) -> JSONValue? {
    guard let bytes = try? FileReader.regularFiles.read(FilePath.join(folder, name), byteLimit) else { return nil }
    return json(bytes)
  }

  private static func json(_ bytes: [UInt8]) -> JSONValue? {
    let start = head.count + digits + middle.count
    guard bytes.count > start + tail.count, bytes.starts(with: head),
      bytes[(start - middle.count)...].starts(with: middle),
      bytes.suffix(tail.count).elementsEqual(tail)
    else { return nil }
    let text = Array(bytes[start..<(bytes.count - tail.count)])
    guard SHA256.hexDigest(of: text).utf8.elementsEqual(bytes[head.count..<(head.count + digits)]) else { return nil }
    return try? JSONParser.value(text)
  }
}
