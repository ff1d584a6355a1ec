#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileReader {
  /// The reader of the machine's own files.
  public static let disk = FileReader(read: Disk.contents, list: Disk.names, resolve: Disk.resolved)
}

/// The system calls behind ``FileReader/disk``.
private enum Disk {
  @Sendable
  static func contents(_ path: String, _ limit: Int) throws(FileProblem) -> [UInt8] {
    // The system would read the path up to the zero and open another file.
    guard !path.utf8.contains(0) else { throw .notFound }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw problem(errno) }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0 else { throw problem(errno) }
    guard facts.st_mode & S_IFMT != S_IFDIR else { throw .isFolder }
    let size = Int(facts.st_size)
    guard size <= limit else { throw .tooLarge(bytes: size, limit: limit) }
    return try readAll(file, expecting: size, limit: limit)
  }

  private static func readAll(_ file: Int32, expecting size: Int, limit: Int) throws(FileProblem) -> [UInt8] {
    // One byte more than the file said, to see its end without asking for more room.
    var bytes = try chunk(of: file, upTo: size + 1)
    guard bytes.count > size else { return bytes }
    // A pipe, or a file that grows, answers more than its size said.
    while bytes.count <= limit {
      let more = try chunk(of: file, upTo: max(bytes.count, 1 << 16))
      if more.isEmpty { return bytes }
      bytes += more
    }
    throw .tooLarge(bytes: bytes.count, limit: limit)
  }

  /// The next bytes of `file`, fewer than `capacity` only at its end.
  private static func chunk(of file: Int32, upTo capacity: Int) throws(FileProblem) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
      while filled < capacity {
        let count = read(file, buffer.baseAddress.map { $0 + filled }, capacity - filled)
        if count < 0, errno == EINTR { continue }
        if count < 0 { failure = errno }
        guard count > 0 else { return }
        filled += count
      }
    }
    if let failure { throw problem(failure) }
    return bytes
  }

  private static func problem(_ code: Int32) -> FileProblem {
    switch code {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .notPermitted
    case EISDIR: .isFolder
    default: .system(code: code)
    }
  }

  @Sendable
  static func names(_ folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  @Sendable
  static func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
