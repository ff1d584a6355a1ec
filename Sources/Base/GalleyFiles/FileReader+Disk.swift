#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileReader {
  /// Reads files on disk, and the streams that the program was started with, such as `/dev/stdin`.
  ///
  /// All other pipes and devices cause ``FileProblem/notRegular``. A stream with more than ``streamLimit`` bytes causes
  /// ``FileProblem/tooLarge(bytes:limit:)``, because it might never end.
  public static let disk = FileReader(
    read: { path, limit throws(FileProblem) in try Disk.contents(try OpenFile(path), limit) }, list: Disk.names,
    resolve: Disk.resolved, open: { path throws(FileProblem) in Disk.stream(try OpenFile(path)) })

  /// Reads only regular files. Pipes and devices, which may never end, cause ``FileProblem/notRegular``.
  public static let regularFiles = FileReader(
    read: { path, limit throws(FileProblem) in
      try Disk.contents(try OpenFile(path, isOnlyRegular: true), limit)
    },
    list: Disk.names, resolve: Disk.resolved,
    open: { path throws(FileProblem) in Disk.stream(try OpenFile(path, isOnlyRegular: true)) })

  /// The maximum number of bytes of a stream: 1 GiB.
  public static let streamLimit = 1 << 30
}

private enum Disk {
  static func contents(_ file: OpenFile, _ limit: Int) throws(FileProblem) -> [UInt8] {
    let limit = file.isRegular ? limit : min(limit, FileReader.streamLimit)
    guard file.size <= limit else { throw .tooLarge(bytes: file.size, limit: limit) }
    let bytes = try readAll(file, expecting: file.size, limit: limit)
    guard !file.hasChanged else { throw .changed }
    return bytes
  }

  static func stream(_ file: OpenFile) -> FileStream {
    guard !file.isRegular else {
      return FileStream(size: file.size) { buffer throws(FileProblem) in
        let portion = try file.read(into: buffer)
        // If fewer bytes than requested were read, the end has been reached.
        guard portion == buffer.count || !file.hasChanged else { throw .changed }
        return portion
      }
    }
    var count = 0
    return FileStream(size: nil) { buffer throws(FileProblem) in
      let portion = try file.read(into: buffer)
      count += portion
      guard count <= FileReader.streamLimit else {
        throw .tooLarge(bytes: count, limit: FileReader.streamLimit)
      }
      return portion
    }
  }

  private static func readAll(_ file: OpenFile, expecting size: Int, limit: Int) throws(FileProblem) -> [UInt8] {
    // Requesting one byte more than the file's size detects the end without enlarging the buffer.
    var bytes = try chunk(of: file, upTo: size + 1)
    guard bytes.count > size else { return bytes }
    // A stream or a growing file contains more bytes than its size. Reading one byte above the limit is enough to
    // detect this.
    while bytes.count <= limit {
      let more = try chunk(of: file, upTo: min(max(bytes.count, 1 << 16), limit - bytes.count + 1))
      if more.isEmpty { return bytes }
      bytes += more
    }
    throw .tooLarge(bytes: bytes.count, limit: limit)
  }

  private static func chunk(of file: OpenFile, upTo capacity: Int) throws(FileProblem) -> [UInt8] {
    var failure: FileProblem?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
      do throws(FileProblem) { filled = try file.read(into: UnsafeMutableRawBufferPointer(buffer)) } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
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
