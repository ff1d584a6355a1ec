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
    /// It is a pipe or a device, or the place of its draft is taken by one.
    case notRegular
    /// The folder `name` on the way to it belongs to a tool, and nobody here has chosen it.
    case hidden(name: String)
    /// The program reads the file, so it must stay as it is.
    case isInput
    /// A symbolic link leads a default folder, which `option` can name, out of the current folder, to `target`.
    case leavesCurrentFolder(target: String, option: String)
    /// What is there is nothing that could be replaced by it.
    case foreign
  }

  /// An error about `path`.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// What the system said about `path`.
  package init(path: String, code: Int32) { self.init(path: path, reason: .system(code: code)) }
}
