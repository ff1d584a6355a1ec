/// Why a file could not be written, as data.
public struct OutputError: Error, Hashable, Sendable {
  /// The file or folder.
  public let path: String
  /// The system's error number.
  public let code: Int32
}
