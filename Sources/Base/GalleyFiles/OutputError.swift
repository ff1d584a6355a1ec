/// Why a file could not be written, as data.
public struct OutputError: Error, Hashable, Sendable {
  /// The file or folder, or the name of the stream.
  public let path: String
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    case system(code: Int32)
    case leavesFolder(target: String)
    /// It is a pipe or a device, or the place of its draft is taken by one.
    case notRegular
    /// The folder `name` on the way to it belongs to a tool, and nobody here has chosen it.
    case hidden(name: String)
    /// The program reads the file, so it must stay as it is.
    case isInput
    /// A symbolic link leads a default folder, which `option` can name, out of the current folder, to `target`.
    case leavesCurrentFolder(target: String, option: String)
    case foreign
  }

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package init(path: String, code: Int32) { self.init(path: path, reason: .system(code: code)) }
}
