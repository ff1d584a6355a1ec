#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is open for reading until its owner goes.
final class OpenFile {
  private let descriptor: Int32
  /// The size the system told when it was opened, in bytes; 0 for a pipe.
  let size: Int
  /// Whether it is a file on a disk and no pipe.
  let isRegular: Bool

  /// Opens the file at `path`, which must not be a folder, and nothing but a file where `isOnlyRegular` says so.
  init(_ path: String, isOnlyRegular: Bool = false) throws(FileProblem) {
    // The system would read the path up to the zero and open another file.
    guard !path.utf8.contains(0) else { throw .notFound }
    // A pipe that nobody writes to would be waited for; a file never is.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | (isOnlyRegular ? O_NONBLOCK : 0))
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
    guard !isOnlyRegular || facts.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notRegular
    }
    size = Int(facts.st_size)
    isRegular = facts.st_mode & S_IFMT == S_IFREG
  }

  deinit { close(descriptor) }

  /// Fills `buffer` with the next bytes and answers how many; fewer than it has room for only at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = SystemFile.read(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.problem(errno) }
      guard count > 0 else { break }
      filled += count
    }
    return filled
  }

  private static func problem(_ code: Int32) -> FileProblem {
    switch code {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .notPermitted
    case EISDIR: .isFolder
    default: .system(code: code)
    }
  }
}
