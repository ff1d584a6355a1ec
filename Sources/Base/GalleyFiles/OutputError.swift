public struct OutputError: Error, Hashable, Sendable {
  public let path: String
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    case system(code: Int32)
    case leavesFolder(target: String)
    /// The target is a pipe or a device, or a pipe or device has the name that its draft needs.
    case notRegular
    /// A folder on a path that the user did not choose is hidden, which means that it belongs to a tool.
    case hidden(name: String)
    case isInput
    /// A symbolic link in the path of the default folder leads out of the current folder, to `target`. The user can
    /// choose another folder with `option`.
    case leavesCurrentFolder(target: String, option: String)
    case foreign
  }

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - path: The path of the file or folder, or the name of the stream.
  ///   - reason: The reason why it cannot be written.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package init(path: String, code: Int32) { self.init(path: path, reason: .system(code: code)) }
}
