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
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var filled = 0
    while true {
      // A pipe or a file that grows answers more than its size said.
      if filled == bytes.count { bytes.append(contentsOf: repeatElement(0, count: bytes.count)) }
      let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress.map { $0 + filled }, $0.count - filled) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw problem(errno) }
      if count == 0 { break }
      filled += count
      guard filled <= limit else { throw .tooLarge(bytes: filled, limit: limit) }
    }
    bytes.removeSubrange(filled...)
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
