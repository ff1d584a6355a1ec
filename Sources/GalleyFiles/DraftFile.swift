#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is being written beside its target, under the target's name and ".part".
///
/// The draft is locked while it is open, so that two runs into one folder write one after the other. A draft that a
/// killed run left behind has no lock: the next run that writes the same target takes it over.
final class DraftFile {
  private let path: String
  private let target: String
  /// The folder that paths are seen from, and what it is called in errors.
  private let folder: Int32
  private let prefix: String
  private let file: Int32
  private var isPlaced = false
  /// Whether the file that was at the target is kept beside it.
  private var keepsTarget = false

  /// Opens the draft of `target`, waiting for whoever else writes it.
  ///
  /// The path is seen from `folder`, whose own path is `prefix`; from where the program works by default.
  init(besides target: String, in folder: Int32 = AT_FDCWD, prefix: String = "") throws(OutputError) {
    self.target = target
    self.folder = folder
    self.prefix = prefix
    path = target + ".part"
    file = try Self.openLocked(path, in: folder, for: prefix + target)
  }

  deinit {
    // Before the lock goes, or the file could be another run's already.
    if !isPlaced { unlinkat(folder, path, 0) }
    if keepsTarget { unlinkat(folder, kept, 0) }
    close(file)
  }

  /// Appends `bytes`.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { SystemFile.write(file, $0) }
      guard count >= 0 || errno == EINTR else { throw OutputError(path: prefix + target, code: errno) }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Gives the draft the target's name, in the place of what was there.
  func replaceTarget() throws(OutputError) {
    // A network's full disk may only be noticed when the file is closed; closing a second handle asks, and keeps the
    // lock.
    guard close(dup(file)) == 0 else { throw OutputError(path: prefix + target, code: errno) }
    guard renameat(folder, path, folder, target) == 0 else { throw OutputError(path: prefix + target, code: errno) }
    isPlaced = true
  }

  /// Where the file is kept that was at the target.
  private var kept: String { target + ".before" }

  /// Keeps what is at the target under a second name, for ``restoreTarget()``, as long as the draft lives.
  ///
  /// A second name costs no room, so that a full disk is no reason to lose anything.
  func keepTarget() throws(OutputError) {
    // What a killed run left behind; where that had moved the file away, it is the only one.
    if !exists(target), exists(kept) { renameat(folder, kept, folder, target) }
    unlinkat(folder, kept, 0)
    if linkat(folder, target, folder, kept, 0) == 0 {
      keepsTarget = true
    } else if errno != ENOENT {
      let code = errno
      // A folder has no second name, and where file systems know none the file is moved away instead.
      guard !isFolder(target) else { throw OutputError(path: prefix + target, code: EISDIR) }
      guard renameat(folder, target, folder, kept) == 0 else { throw OutputError(path: prefix + target, code: code) }
      keepsTarget = true
    }
  }

  /// Gives the target back to what was there when ``keepTarget()`` was called: to nothing, where nothing was.
  func restoreTarget() {
    if keepsTarget {
      // Where the target is still that file, nothing is renamed, and the second name is left.
      if renameat(folder, kept, folder, target) == 0 { unlinkat(folder, kept, 0) }
      keepsTarget = false
    } else if isPlaced {
      unlinkat(folder, target, 0)
    }
  }

  private func exists(_ path: String) -> Bool { faccessat(folder, path, F_OK, 0) == 0 }

  private func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return fstatat(folder, path, &facts, AT_SYMLINK_NOFOLLOW) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  private static func openLocked(
    _ path: String, in folder: Int32, for target: String
  ) throws(OutputError) -> Int32 {
    while true {
      let file = openat(folder, path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard file >= 0 else { throw OutputError(path: target, code: errno) }
      // Not every file system has locks; there, two runs at once are on their own.
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
      // Whoever held the lock has renamed or removed that file: open the new one.
      guard let size = size(of: file, at: path, in: folder) else {
        close(file)
        continue
      }
      // Where files are cut, disks write them when they are closed: a new one has nothing to cut off.
      guard size == 0 || ftruncate(file, 0) == 0 else {
        let code = errno
        close(file)
        throw OutputError(path: target, code: code)
      }
      return file
    }
  }

  /// The size of `file` in bytes, where it is the file at `path`; else nil.
  private static func size(of file: Int32, at path: String, in folder: Int32) -> Int? {
    var open = stat()
    var named = stat()
    guard fstat(file, &open) == 0, fstatat(folder, path, &named, AT_SYMLINK_NOFOLLOW) == 0,
      open.st_ino == named.st_ino, open.st_dev == named.st_dev
    else { return nil }
    return Int(open.st_size)
  }
}
