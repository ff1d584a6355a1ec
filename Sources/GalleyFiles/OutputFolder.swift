#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that results are written to.
///
/// A file is written beside its place and renamed when it is whole, so that nothing half-written is ever found and
/// what was there before stays until then.
public struct OutputFolder: Sendable {
  /// The folder's path.
  public let path: String

  /// The folder at `path`; it is made when the first file is written.
  public init(_ path: String) { self.path = path.isEmpty ? "." : path }

  /// Writes `bytes` to `name` below the folder, making folders between.
  ///
  /// - Throws: ``OutputError`` that names the path and the system's reason.
  public func write(_ bytes: [UInt8], to name: String) throws(OutputError) {
    let target = "\(path)/\(name)"
    try makeFolders(above: target)
    // Beside its target and named by process, so that two runs into one folder do not meet.
    let draft = "\(target).\(getpid()).part"
    do throws(OutputError) {
      try fill(draft, with: bytes, for: target)
      guard rename(draft, target) == 0 else { throw OutputError(path: target, code: errno) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Whether something is at `path`.
  public static func exists(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  private func fill(_ draft: String, with bytes: [UInt8], for target: String) throws(OutputError) {
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw OutputError(path: target, code: errno) }
    var written = 0
    var failure: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let count = Self.systemWrite(file, UnsafeRawBufferPointer(rebasing: buffer[written...]))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          failure = count < 0 ? errno : EIO
          return
        }
        written += count
      }
    }
    // A full disk may only be noticed when the file is closed.
    if close(file) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw OutputError(path: target, code: failure) }
  }

  private static func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }

  private func makeFolders(above target: String) throws(OutputError) {
    var made = target.hasPrefix("/") ? "" : "."
    for part in target.split(separator: "/").dropLast() {
      made += "/\(part)"
      guard mkdir(made, 0o755) == 0 || errno == EEXIST || isFolder(made) else {
        throw OutputError(path: made, code: errno)
      }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
