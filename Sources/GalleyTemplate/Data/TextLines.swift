public import GalleyFiles

/// The lines of a text file: one text each.
public enum TextLines {
  /// The bytes of a file of texts: 256 MiB.
  public static let byteLimit = 1 << 28

  /// Reads the lines of the file at `path`; a line break at its end begins no further line.
  ///
  /// - Throws: ``SceneErrors`` for a file that cannot be read or is larger than ``byteLimit``, and for the first byte that is no UTF-8.
  public static func read(_ path: String, files: FileReader = .disk) throws(SceneErrors) -> [String] {
    let bytes: [UInt8]
    do { bytes = try files.read(path, byteLimit) } catch {
      throw SceneErrors([SceneError(unreadable: path, error, files: files)])
    }
    if let index = UTF8Scan.firstInvalid(in: bytes) {
      let line = bytes[..<index].count { $0 == UInt8(ascii: "\n") } + 1
      throw SceneErrors([
        SceneError(.file(.invalidUTF8(byte: bytes[index])), at: SourcePlace(file: path, line: line))
      ])
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }
}
