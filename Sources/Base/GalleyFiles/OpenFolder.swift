#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that is open, for many files in it: where it lies was checked once, and it stays that folder.
///
/// Files are written as ``OutputFolder`` writes them: beside their places, and renamed when they are whole.
public final class OpenFolder: Sendable {
  public var path: String { handle.path }
  private let handle: FolderHandle
  private let drafts: Drafts

  init(_ handle: FolderHandle, _ drafts: Drafts) { (self.handle, self.drafts) = (handle, drafts) }

  /// Writes `bytes` to the file called `name`, which is no path.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  public func write(_ bytes: [UInt8], to name: String) throws(OutputError) {
    let draft = try DraftFile(besides: try plain(name), in: handle, drafts)
    try draft.write(bytes)
    try draft.replaceTarget()
  }

  /// Gives the file `source` the name `name` too; where the disk has no such names, or another file has it, it is
  /// copied.
  ///
  /// Answers whether it had that name already.
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
