#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that only one run at a time has open: others that open it wait until it is closed.
///
/// A file that a killed run left behind has no lock: the next run takes it over. Until it is kept, the file goes with
/// its owner.
final class LockedFile {
  let folder: FolderHandle
  let name: String
  let drafts: Drafts
  private let file: Int32
  /// The file's number among the drafts; nil once it is kept or removed.
  private var number: Int?

  /// Opens the file `name` in `folder`, made where it is missing, for the file called `target` towards people.
  init(_ name: String, in folder: FolderHandle, for target: String, _ drafts: Drafts) throws(OutputError) {
    (self.name, self.folder, self.drafts) = (name, folder, drafts)
    try drafts.checkTarget(name, in: folder)
    (file, number) = try Self.open(name, in: folder, for: target, drafts)
  }

  deinit {
    // Before the lock goes, or the file could be another run's already.
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
    // Where files are cut, disks write them when they are closed: a new one has nothing to cut off.
    guard size > 0 else { return nil }
    return ftruncate(file, 0) == 0 && lseek(file, 0, SEEK_SET) == 0 ? nil : errno
  }

  /// Appends `bytes`; answers the system's error number.
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
    // A network's full disk may only be noticed when the file is closed; closing a second handle asks, and keeps the
    // lock.
    close(dup(file)) == 0 ? nil : errno
  }

  /// The file has its place now, or is gone: it does not go with its owner.
  func keep() { number = nil }

  private static func open(
    _ name: String, in folder: FolderHandle, for target: String, _ drafts: Drafts
  ) throws(OutputError) -> (Int32, Int?) {
    while true {
      var file: Int32 = -1
      // Made and remembered in one step, so that nothing that ends the program comes between.
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
      // Another run's: it renames or removes the file, and then there is a new one.
      _ = lock(file, LOCK_EX)
      close(file)
    }
  }

  /// Not every file system has locks; there, two runs at once are on their own.
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
