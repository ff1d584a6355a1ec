#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is open for reading until its owner goes.
final class OpenFile {
  private let descriptor: Int32
  /// The size the system told when it was opened, in bytes; 0 for a stream.
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

  /// Opens the file at `path`.
  ///
  /// Folders are refused, and so are pipes and devices: nobody may ever write to them, or they never end. What the
  /// program was started with may be named by its number, as `/dev/stdin` or `/dev/fd/3`: it is read whatever it is,
  /// unless `isOnlyRegular` asks for a file on a disk.
  init(_ path: String, isOnlyRegular: Bool = false) throws(FileProblem) {
    // The system would read the path up to the zero and open another file.
    guard !path.utf8.contains(0) else { throw .notFound }
    let stream = isOnlyRegular ? nil : Self.stream(path)
    // A pipe that nobody writes to would be waited for; a file never is.
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

  /// Returns whether a program has written to the file since it was opened.
  ///
  /// Streams never have: their bytes come once. Neither do files without a size, which the kernel makes up.
  var hasChanged: Bool {
    var facts = stat()
    guard isRegular, fstat(descriptor, &facts) == 0 else { return false }
    return Version(facts) != version && (size > 0 || facts.st_size > 0)
  }

  /// The number of the open stream that `path` names; nil for a path of any other kind, and for a stream that is a
  /// file: opened by its path, that one is read from its start.
  private static func stream(_ path: String) -> Int32? {
    let path = FilePath.normalized(path)
    let name = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }.map { path.dropFirst($0.count) }
    guard let number = path == "/dev/stdin" ? 0 : name.flatMap({ Int32($0) }), number >= 0 else { return nil }
    var facts = stat()
    guard fstat(number, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG else { return nil }
    return number
  }

  deinit { close(descriptor) }

  /// Fills `buffer` with the next bytes and answers how many; fewer than it has room for only at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = SystemFile.read(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        // What calls itself a file and has to be waited for, as the kernel's log, may never end.
        guard !isRegular else { throw .notRegular }
        // Whoever opened the stream may have asked not to wait for it.
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
    // A socket has a path and cannot be opened by it.
    case ENXIO: .notRegular
    default: .system(code: code)
    }
  }
}
