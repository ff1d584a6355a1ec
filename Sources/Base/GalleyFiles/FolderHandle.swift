import CFolders

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open folder. Its path is resolved once, so renaming or replacing the folder does not affect the handle.
final class FolderHandle: Sendable {
  let descriptor: Int32
  let path: String

  private static let flags = cfolders_path | O_RDONLY | O_DIRECTORY | O_CLOEXEC

  init(_ path: String) throws(OutputError) {
    self.path = path
    descriptor = open(path, Self.flags)
    guard descriptor >= 0 else { throw OutputError(path: path, code: errno) }
  }

  init(_ name: String, in folder: FolderHandle) throws(OutputError) {
    path = FilePath.join(folder.path, name)
    descriptor = openat(folder.descriptor, name, Self.flags | O_NOFOLLOW)
    guard descriptor >= 0 else { throw OutputError(path: path, code: errno) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func path(of name: String) -> String { FilePath.folderPrefix(path) + name }

  func link(_ name: String) -> String? {
    var count = 0
    let target = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
      count = buffer.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { readlinkat(descriptor, name, $0, text.count) } ?? 0
      }
      filled = max(count, 0)
    }
    return count > 0 ? String(decoding: target, as: UTF8.self) : nil
  }

  func holds(_ name: String) -> Bool { facts(of: name) != nil }

  func facts(of name: String) -> stat? {
    var facts = stat()
    return fstatat(descriptor, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 ? facts : nil
  }

  /// Whether the name is a pipe, a device, a socket, or a link to one, such as `/dev/stdout`.
  func containsStream(_ name: String) -> Bool {
    // Even if a standard stream is redirected to a file, its link in /dev or /proc must not be replaced.
    if let link = link(name), ["/dev/", "/proc/"].contains(where: link.hasPrefix) { return true }
    var facts = stat()
    guard fstatat(descriptor, name, &facts, 0) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(facts.st_mode & S_IFMT)
  }

  func contents(of name: String, limit: Int) -> [UInt8]? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    while bytes.count < limit {
      var count = 0
      let portion = [UInt8](unsafeUninitializedCapacity: min(limit - bytes.count, 1 << 20)) { buffer, filled in
        count = SystemFile.read(file, UnsafeMutableRawBufferPointer(buffer))
        filled = max(count, 0)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? nil : bytes }
      bytes += portion
    }
    return bytes
  }
}
