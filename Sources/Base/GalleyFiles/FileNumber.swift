#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The device and inode number of a file, which its hard links and the symbolic links to it share.
struct FileNumber: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  let isRegular: Bool

  /// Follows symbolic links. Returns nil if `path` does not exist.
  init?(_ path: String) {
    var facts = stat()
    guard !path.utf8.contains(0), stat(path, &facts) == 0 else { return nil }
    self.init(facts)
  }

  init?(_ name: String, in folder: FolderHandle) {
    var facts = stat()
    guard fstatat(folder.descriptor, name, &facts, 0) == 0 else { return nil }
    self.init(facts)
  }

  private init(_ facts: stat) {
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    number = UInt64(facts.st_ino)
    isRegular = facts.st_mode & S_IFMT == S_IFREG
  }
}
