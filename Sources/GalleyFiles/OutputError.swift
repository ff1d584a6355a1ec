/// Why a file could not be written, as data.
public struct OutputError: Error, Hashable, Sendable {
  /// The file or folder, or the name of the stream.
  public let path: String
  /// What is in the way.
  public let reason: Reason

  /// What can be in the way of writing.
  public enum Reason: Hashable, Sendable {
    /// The system refuses, with this error number.
    case system(code: Int32)
    /// A symbolic link leads out of the output folder, to `target`.
    case leavesFolder(target: String)
  }

  /// An error about `path`.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// What the system said about `path`.
  init(path: String, code: Int32) { self.init(path: path, reason: .system(code: code)) }
}
