#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open folder for writing many files. Its path was checked once and cannot be redirected later.
public final class OpenFolder: Sendable {
  public var path: String { handle.path }
  private let handle: FolderHandle
  private let drafts: Drafts

  init(_ handle: FolderHandle, _ drafts: Drafts) { (self.handle, self.drafts) = (handle, drafts) }

  /// Writes `bytes` to the file `name`, which must not contain a slash.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The name of the file in the folder. An existing file is replaced when the new one is complete.
  /// - Throws: ``OutputError`` with the path and the reason.
  public func write(_ bytes: [UInt8], to name: String) throws(OutputError) {
    let draft = try DraftFile(besides: try plain(name), in: handle, drafts)
    try draft.write(bytes)
    try draft.replaceTarget()
  }

  /// Creates a hard link named `name` to `source`, or a copy if the link cannot be made.
  ///
  /// - Parameters:
  ///   - source: The name of an existing file in the folder.
  ///   - name: The name of the link in the folder. An existing file of that name is replaced.
  /// - Returns: Whether `name` already was a link to `source`.
  /// - Throws: ``OutputError`` if a name contains a slash, or if neither a link nor a copy can be made.
  public func link(_ source: String, to name: String) throws(OutputError) -> Bool {
    let (source, name) = (try plain(source), try plain(name))
    if areSame(source, name) { return true }
    if linkat(handle.descriptor, source, handle.descriptor, name, 0) == 0 { return false }
    guard let bytes = handle.contents(of: source, limit: Int.max) else {
      throw OutputError(path: handle.path(of: name), code: errno)
    }
    try write(bytes, to: name)
    return false
  }

  private func areSame(_ one: String, _ other: String) -> Bool {
    guard let first = handle.facts(of: one), let second = handle.facts(of: other) else { return false }
    return first.st_ino == second.st_ino && first.st_dev == second.st_dev
  }

  private func plain(_ name: String) throws(OutputError) -> String {
    guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(UInt8(ascii: "/")) else {
      throw OutputError(path: handle.path(of: name), reason: .leavesFolder(target: name))
    }
    return name
  }
}
