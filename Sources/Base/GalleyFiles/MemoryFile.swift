import CFolders

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file without a name, for libraries that can only read files. It exists until this object is released.
package final class MemoryFile: Sendable {
  private let descriptor: Int32

  /// The path under which only this process can open the file.
  package var path: String { Self.folder + "\(descriptor)" }

  #if os(Linux)
    /// `/dev/fd` is a link to this folder, but the link does not exist in a plain `chroot`.
    private static let folder = "/proc/self/fd/"
  #else
    private static let folder = "/dev/fd/"
  #endif

  /// Fails if the system has no more memory or file descriptors.
  package init?(_ bytes: UnsafeRawBufferPointer) {
    let descriptor = MemoryFile.open()
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    var written = 0
    while written < bytes.count {
      let count = write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      written += count
    }
  }

  deinit { close(descriptor) }

  private static func open() -> Int32 {
    #if os(Linux)
      return cfolders_memory_file("galley", cfolders_close_on_exec)
    #else
      var template = Array("/tmp/galley-XXXXXX".utf8CString)
      let descriptor = mkostemp(&template, O_CLOEXEC)
      if descriptor >= 0 { unlink(&template) }
      return descriptor
    #endif
  }
}
