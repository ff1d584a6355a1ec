#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that is open, for many files in it: where it lies was checked once, and it stays that folder.
///
/// Files are written as ``OutputFolder`` writes them: beside their places, and renamed when they are whole.
public final class OpenFolder: Sendable {
  /// The folder's path.
  public let path: String
  private let handle: Int32

  init(_ path: String) throws(OutputError) {
    self.path = path
    handle = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard handle >= 0 else { throw OutputError(path: path, code: errno) }
  }

  deinit { close(handle) }

  /// Writes `bytes` to the file called `name`, which is no path.
  ///
  /// - Throws: ``OutputError`` that names the path and the reason.
  public func write(_ bytes: [UInt8], to name: String) throws(OutputError) {
    let draft = try DraftFile(besides: try plain(name), in: handle, prefix: path + "/")
    try draft.write(bytes)
    try draft.replaceTarget()
  }

  /// Gives the file `source` the name `name` too; where the disk has no such names, it is copied.
  ///
  /// Answers whether it had that name already.
  public func link(_ source: String, to name: String) throws(OutputError) -> Bool {
    let (source, name) = (try plain(source), try plain(name))
    if areSame(source, name) { return true }
    // `rename` puts the whole file in place at once.
    let draft = name + ".part"
    unlinkat(handle, draft, 0)
    if linkat(handle, source, handle, draft, 0) == 0, renameat(handle, draft, handle, name) == 0 { return false }
    unlinkat(handle, draft, 0)
    guard let bytes = try? FileReader.disk.read("\(path)/\(source)", Int.max) else {
      throw OutputError(path: "\(path)/\(name)", code: errno)
    }
    try write(bytes, to: name)
    return false
  }

  /// Whether both are names of one file.
  private func areSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return fstatat(handle, one, &first, 0) == 0 && fstatat(handle, other, &second, AT_SYMLINK_NOFOLLOW) == 0
      && first.st_ino == second.st_ino && first.st_dev == second.st_dev
  }

  private func plain(_ name: String) throws(OutputError) -> String {
    guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(UInt8(ascii: "/")) else {
      throw OutputError(path: "\(path)/\(name)", reason: .leavesFolder(target: name))
    }
    return name
  }
}
