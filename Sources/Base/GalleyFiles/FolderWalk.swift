#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Opens the folders of a path one after the other, so that changing a link on the path cannot redirect the steps
/// already taken. Symbolic links are followed only if they lead to a folder below the start folder.
struct FolderWalk {
  private var start: String
  private let target: String
  private var way: [FolderHandle]
  private var links = 0
  private let makes: Bool
  /// Whether to refuse hidden folders, because they belong to tools.
  private let refusesHidden: Bool

  private static let linkLimit = 40

  init(from start: String, to target: String, makes: Bool, refusesHidden: Bool) throws(OutputError) {
    self.start = start
    self.target = target
    self.makes = makes
    self.refusesHidden = refusesHidden
    way = [try FolderHandle(start)]
  }

  var folder: FolderHandle { way[way.count - 1] }

  mutating func follow(_ path: String) throws(OutputError) {
    for step in path.split(separator: "/") where step != "." { try go(String(step)) }
  }

  mutating func enter(_ path: String) throws(OutputError) {
    try follow(path)
    start = FilePath.join(start, path)
    way = [folder]
  }

  private mutating func go(_ name: String) throws(OutputError) {
    if name == ".." {
      guard way.count > 1 else { throw leaving(nil) }
      way.removeLast()
      return
    }
    guard !refusesHidden || !name.hasPrefix(".") else { throw OutputError(path: target, reason: .hidden(name: name)) }
    let refusal: OutputError
    do throws(OutputError) { return way.append(try FolderHandle(name, in: folder)) } catch { refusal = error }
    if let link = folder.link(name) { return try follow(link: link) }
    // There is a file where the folder should be.
    if makes, refusal.reason == .system(code: ENOTDIR) { throw OutputError(path: refusal.path, code: EEXIST) }
    guard makes, refusal.reason == .system(code: ENOENT) else { throw refusal }
    guard mkdirat(folder.descriptor, name, 0o755) == 0 || errno == EEXIST else {
      throw OutputError(path: refusal.path, code: errno)
    }
    way.append(try FolderHandle(name, in: folder))
  }

  private mutating func follow(link: String) throws(OutputError) {
    links += 1
    guard links <= Self.linkLimit else { throw OutputError(path: target, code: ELOOP) }
    guard link.hasPrefix("/") else { return try follow(link) }
    guard let root = FileReader.disk.resolve(start), let resolved = FileReader.disk.resolve(link),
      FilePath.isBelow(resolved, root)
    else { throw leaving(link) }
    // Follows the resolved path again from the start folder instead of trusting the link.
    way.removeSubrange(1...)
    try follow(String(resolved.dropFirst(root.count)))
  }

  private func leaving(_ link: String?) -> OutputError {
    let folder = FilePath.folder(of: target)
    return OutputError(path: target, reason: .leavesFolder(target: FileReader.disk.resolve(folder) ?? link ?? folder))
  }
}
