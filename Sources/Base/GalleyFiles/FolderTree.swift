#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

enum FolderTree {
  /// Removes a folder with its content, without following links. Content that cannot be removed is left in place.
  static func remove(_ path: String) {
    // If the first pass fails, a second pass removes files that another program wrote in the meantime.
    for _ in 0..<2 where remove(Array(path.utf8CString)) { return }
  }

  /// Removes one path. File names are bytes and not necessarily valid UTF-8.
  private static func remove(_ path: [CChar]) -> Bool {
    for name in names(in: path) {
      let inner = path.dropLast() + [CChar(0x2F)] + name
      var facts = stat()
      guard lstat(inner, &facts) == 0 else { continue }
      if facts.st_mode & S_IFMT == S_IFDIR { _ = remove(inner) } else { unlink(inner) }
    }
    return rmdir(path) == 0
  }

  private static func names(in folder: [CChar]) -> [[CChar]] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } }
      if name != [0x2E] && name != [0x2E, 0x2E] { names.append(name + [0]) }
    }
    return names
  }
}
