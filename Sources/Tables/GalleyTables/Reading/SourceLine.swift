public import GalleyFiles

/// Reads a line of a file for a message that quotes it later.
public enum SourceLine {
  /// From 1; nil if it cannot be read.
  public static func read(_ number: Int, of file: String, _ files: FileReader) -> String? {
    guard let bytes = try? files.read(file, YAMLBounds.bytes) else { return nil }
    return SourceText(file: file, bytes: bytes).line(number)
  }
}
