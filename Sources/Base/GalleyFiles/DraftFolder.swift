#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A private folder in which another program writes a file with a fixed name. Like a ``DraftFile``, it is locked. The
/// path passed to the other program contains neither a symbolic link nor a name from a scene.
package final class DraftFolder {
  private let target: String
  private let folder: FolderHandle
  private let drafts: Drafts
  private let handle: Int32
  private let name: String
  package let content: String
  private var number: Int?

  init(besides target: String, in folder: FolderHandle, _ drafts: Drafts) throws(OutputError) {
    (self.target, self.folder, self.drafts) = (target, folder, drafts)
    name = DraftFile.name(of: target)
    content = "content." + FilePath.fileExtension(of: target)
    let kind = folder.facts(of: target).map { $0.st_mode & S_IFMT }
    guard kind == nil || [S_IFREG, S_IFLNK].contains(kind) else {
      let isFolder = kind == S_IFDIR
      throw OutputError(path: folder.path(of: target), reason: isFolder ? .system(code: EISDIR) : .notRegular)
    }
    try drafts.checkTarget(target, in: folder)
    try drafts.checkTarget(name, in: folder)
    (handle, number) = try Self.open(name, content, in: folder, for: folder.path(of: target), drafts)
    unlinkat(handle, content, 0)
  }

  deinit {
    if let number {
      drafts.settle {
        remove()
        return ((), [number])
      }
    }
    close(handle)
  }

  private func remove() {
    unlinkat(handle, content, 0)
    unlinkat(folder.descriptor, name, AT_REMOVEDIR)
  }

  func withDescriptor<Value, Failure: Error>(
    _ body: (Int32) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try body(handle)
  }

  /// Calls `body` with the size of the file and a function that returns `count` bytes from `offset` on. Returns nil if
  /// the file does not exist.
  package func withContent<Value>(
    _ body: (_ size: Int, _ read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]?) -> Value
  ) -> Value? {
    let file = openat(handle, content, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    return body(Int(facts.st_size)) { offset, count in
      guard offset >= 0, count >= 0, count <= Int(facts.st_size) - offset else { return nil }
      var isWhole = false
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        filled = max(0, pread(file, buffer.baseAddress, count, off_t(offset)))
        isWhole = filled == count
      }
      return isWhole ? bytes : nil
    }
  }

  /// Returns the error for a full disk if the other program did not report it. To detect it, this function appends to
  /// the file, which must no longer be needed.
  package func fullDisk() -> OutputError? {
    let file = openat(handle, content, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard file >= 0 else { return OutputError(path: folder.path(of: target), code: errno) }
    defer { close(file) }
    var rest = 1 << 20
    let zeros = [UInt8](repeating: 0, count: rest)
    while rest > 0 {
      let count = zeros.withUnsafeBytes { SystemFile.write(file, UnsafeRawBufferPointer(rebasing: $0[..<rest])) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return OutputError(path: folder.path(of: target), code: count < 0 ? errno : ENOSPC) }
      rest -= count
    }
    return nil
  }

  package func replaceTarget() throws(OutputError) -> Int {
    try drafts.checkTarget(target, in: folder)
    let done = [number].compactMap(\.self)
    let outcome = drafts.settle { () -> (Result<Int, OutputError>, [Int]) in
      var facts = stat()
      guard fstatat(handle, content, &facts, AT_SYMLINK_NOFOLLOW) == 0,
        renameat(handle, content, folder.descriptor, target) == 0
      else { return (.failure(OutputError(path: folder.path(of: target), code: errno)), []) }
      remove()
      return (.success(Int(facts.st_size)), done)
    }
    let size = try outcome.get()
    number = nil
    return size
  }

  private static func open(
    _ name: String, _ content: String, in folder: FolderHandle, for target: String, _ drafts: Drafts
  ) throws(OutputError) -> (Int32, Int?) {
    while true {
      var handle: Int32 = -1
      let number = try drafts.add(name, in: folder, content: content) { () throws(OutputError) -> Bool in
        let isMade = mkdirat(folder.descriptor, name, 0o700) == 0
        guard isMade || errno == EEXIST else { throw OutputError(path: target, code: errno) }
        handle = openat(folder.descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard handle >= 0 else {
          // If this name is a file or a link, it is not a draft folder and is removed.
          guard unlinkat(folder.descriptor, name, 0) == 0 else { throw OutputError(path: target, code: errno) }
          return false
        }
        return (flock(handle, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) && isCurrent(handle, name, in: folder)
      }
      if let number { return (handle, number) }
      guard handle >= 0 else { continue }
      // Another run has locked the folder and will remove it. The next iteration then creates a new one.
      while flock(handle, LOCK_EX) != 0, errno == EINTR {}
      close(handle)
    }
  }

  private static func isCurrent(_ handle: Int32, _ name: String, in folder: FolderHandle) -> Bool {
    var open = stat()
    guard fstat(handle, &open) == 0, let named = folder.facts(of: name) else { return false }
    return open.st_ino == named.st_ino && open.st_dev == named.st_dev
  }
}
