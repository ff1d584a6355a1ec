public import GalleyFiles

/// Reads a line of a file for a message that quotes it later.
public enum SourceLine {
  /// Returns line `number`, from 1, of `file`, or nil if it cannot be read.
  ///
  /// - Parameters:
  ///   - number: The number of the line, from 1.
  ///   - file: The path of the file.
  ///   - files: Reads the file.
  public static func read(_ number: Int, of file: String, _ files: FileReader) -> String? {
    guard let bytes = try? files.read(file, YAMLBounds.bytes) else { return nil }
    return SourceText(file: file, bytes: bytes).line(number)
  }
}
