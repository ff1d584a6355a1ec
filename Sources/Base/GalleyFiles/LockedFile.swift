#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file that is locked, so that other runs wait until it is closed. If a run was killed, its file is not
/// locked, and the next run takes it over. Unless ``keep()`` is called, the file is removed when this object is
/// released.
final class LockedFile {
  let folder: FolderHandle
  let name: String
  let drafts: Drafts
  private let file: Int32
  private var number: Int?

  /// Opens and locks a file. Errors contain the path `target`.
  init(_ name: String, in folder: FolderHandle, for target: String, _ drafts: Drafts) throws(OutputError) {
    (self.name, self.folder, self.drafts) = (name, folder, drafts)
    try drafts.checkTarget(name, in: folder)
    (file, number) = try Self.open(name, in: folder, for: target, drafts)
  }

  deinit {
    // The file must be removed before it is unlocked, because another run could lock it afterwards.
    if let number {
      drafts.settle {
        unlinkat(folder.descriptor, name, 0)
        return ((), [number])
      }
    }
    close(file)
  }

  var numbers: [Int] { [number].compactMap(\.self) }

  var size: Int {
    var facts = stat()
    return fstat(file, &facts) == 0 ? Int(facts.st_size) : 0
  }

  func clear() -> Int32? {
    // Some file systems write the data of a truncated file when it is closed, so an empty file is not truncated.
    guard size > 0 else { return nil }
    return ftruncate(file, 0) == 0 && lseek(file, 0, SEEK_SET) == 0 ? nil : errno
  }

  func write(_ bytes: [UInt8]) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { SystemFile.write(file, $0) }
      guard count >= 0 || errno == EINTR else { return errno }
      rest = rest.dropFirst(max(count, 0))
    }
    return nil
  }

  func check() -> Int32? {
    // Network file systems may report a full disk only when a file is closed. Closing a duplicate triggers this report
    // without releasing the lock.
    close(dup(file)) == 0 ? nil : errno
  }

  func keep() { number = nil }

  private static func open(
    _ name: String, in folder: FolderHandle, for target: String, _ drafts: Drafts
  ) throws(OutputError) -> (Int32, Int?) {
    while true {
      var file: Int32 = -1
      // Creates and records the file in one step, so that the program cannot end in between.
      let number = try drafts.add(name, in: folder) { () throws(OutputError) -> Bool in
        file = openat(folder.descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw OutputError(path: target, code: errno) }
        guard isRegular(file) else {
          close(file)
          throw OutputError(path: folder.path(of: name), reason: .notRegular)
        }
        return lock(file, LOCK_EX | LOCK_NB) && isCurrent(file, name, in: folder)
      }
      if let number { return (file, number) }
      // Another run has locked the file and will rename or remove it. The next iteration then creates a new one.
      _ = lock(file, LOCK_EX)
      close(file)
    }
  }

  /// Locks a file. On file systems without locks, this succeeds, so two simultaneous runs are not protected there.
  private static func lock(_ file: Int32, _ how: Int32) -> Bool {
    while flock(file, how) != 0 {
      if errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { return true }
    }
    return true
  }

  private static func isRegular(_ file: Int32) -> Bool {
    var facts = stat()
    return fstat(file, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  private static func isCurrent(_ file: Int32, _ name: String, in folder: FolderHandle) -> Bool {
    var open = stat()
    guard fstat(file, &open) == 0, let named = folder.facts(of: name) else { return false }
    return open.st_ino == named.st_ino && open.st_dev == named.st_dev
  }
}
