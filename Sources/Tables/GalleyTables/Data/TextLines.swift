public import GalleyFiles
import GalleyMessages

/// The lines of a text file.
///
/// ```swift
/// let names = try TextLines("names.txt")
/// print(names.count)
/// ```
public struct TextLines: Sendable {
  private let bytes: [UInt8]
  private let lines: [Range<Int>]

  /// The maximum size of the file: 256 MiB.
  public static let byteLimit = 1 << 28

  /// Reads the lines of the file at `path`. A line break at the end does not start another line.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - files: Reads the file (default: from disk).
  /// - Throws: ``SceneErrors`` if the file cannot be read, is larger than ``byteLimit`` or is not UTF-8.
  public init(_ path: String, files: FileReader = .disk) throws(SceneErrors) {
    let bytes: [UInt8]
    do { bytes = try files.read(path, TextLines.byteLimit) } catch {
      throw SceneErrors([SceneError(unreadable: path, error, files: files)])
    }
    if let index = UTF8Scan.firstInvalid(in: bytes) {
      let line = bytes[..<index].count { $0 == UInt8(ascii: "\n") } + 1
      throw SceneErrors([
        SceneError(.file(.invalidUTF8(byte: bytes[index])), at: SourcePlace(file: path, line: line))
      ])
    }
    self.bytes = bytes
    lines = TextLines.lines(of: bytes)
  }

  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var lines: [Range<Int>] = []
      var start = 0
      func add(upTo end: Int) {
        lines.append(start..<(end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end))
      }
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
        add(upTo: index)
        start = index + 1
      }
      if start < bytes.count { add(upTo: bytes.count) }
      return lines
    }
  }

  public var count: Int { lines.count }

  package func forEach(in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      for line in lines[range] { body(UnsafeBufferPointer(rebasing: bytes[line])) }
    }
  }
}
