#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's number of a file, which all its names and the links to it share.
struct FileNumber: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  /// Whether it is a file on a disk, and not a folder, a pipe or a device.
  let isRegular: Bool

  /// The file at `path`, after following links; nil if nothing is there.
  init?(_ path: String) {
    var facts = stat()
    guard !path.utf8.contains(0), stat(path, &facts) == 0 else { return nil }
    self.init(facts)
  }

  /// The file `name` in the open folder `folder`, after following links; nil if nothing is there.
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
