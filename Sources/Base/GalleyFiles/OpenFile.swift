#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

final class OpenFile {
  private let descriptor: Int32
  /// The size in bytes when the file was opened; 0 for a stream.
  let size: Int
  let isRegular: Bool
  private let version: Version

  private struct Version: Equatable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    init(_ facts: stat) {
      size = Int(facts.st_size)
      #if canImport(Glibc)
        (seconds, nanoseconds) = (facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec)
      #else
        (seconds, nanoseconds) = (facts.st_mtimespec.tv_sec, facts.st_mtimespec.tv_nsec)
      #endif
    }
  }

  /// Opens a file. Fails for folders, pipes and devices, because a pipe or device may never send data or never end.
  /// Streams that the program was started with can be opened as `/dev/stdin` or `/dev/fd/3`, unless `isOnlyRegular` is
  /// true.
  init(_ path: String, isOnlyRegular: Bool = false) throws(FileProblem) {
    // The system would treat a null byte as the end of the path and open another file.
    guard !path.utf8.contains(0) else { throw .notFound }
    let stream = isOnlyRegular ? nil : Self.stream(path)
    // Opening a pipe without a writer would block, so files are opened in non-blocking mode. This has no effect on
    // opening a regular file.
    descriptor = stream.map { fcntl($0, F_DUPFD_CLOEXEC, 3) } ?? open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Self.problem(errno) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else {
      let code = errno
      close(descriptor)
      throw Self.problem(code)
    }
    guard facts.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw .isFolder
    }
    isRegular = facts.st_mode & S_IFMT == S_IFREG
    guard isRegular || stream != nil else {
      close(descriptor)
      throw .notRegular
    }
    size = isRegular ? Int(facts.st_size) : 0
    version = Version(facts)
  }

  /// Whether the file changed after it was opened. Always false for streams, whose bytes can be read only once, and for
  /// files without a size, which the kernel generates.
  var hasChanged: Bool {
    var facts = stat()
    guard isRegular, fstat(descriptor, &facts) == 0 else { return false }
    return Version(facts) != version && (size > 0 || facts.st_size > 0)
  }

  /// Returns the descriptor of a stream, or nil if the stream is redirected to a file. Opening that file by its path
  /// reads it from the start.
  private static func stream(_ path: String) -> Int32? {
    let path = FilePath.normalized(path)
    let name = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }.map { path.dropFirst($0.count) }
    guard let number = path == "/dev/stdin" ? 0 : name.flatMap({ Int32($0) }), number >= 0 else { return nil }
    var facts = stat()
    guard fstat(number, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG else { return nil }
    return number
  }

  deinit { close(descriptor) }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = SystemFile.read(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        // A file whose reading blocks, such as the kernel's log, may never end.
        guard !isRegular else { throw .notRegular }
        // The process that opened the stream may have put it into non-blocking mode.
        if Self.wait(for: descriptor) { continue }
      }
      guard count >= 0 else { throw Self.problem(errno) }
      guard count > 0 else { break }
      filled += count
    }
    return filled
  }

  private static func wait(for descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, -1) > 0 || errno == EINTR
  }

  private static func problem(_ code: Int32) -> FileProblem {
    switch code {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .notPermitted
    case EISDIR: .isFolder
    // A socket has a path but cannot be opened with it.
    case ENXIO: .notRegular
    default: .system(code: code)
    }
  }
}
