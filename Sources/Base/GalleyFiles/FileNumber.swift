#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The identity of a file, which is the same for all its hard links and for symbolic links to it.
struct FileNumber: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  let isRegular: Bool

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
