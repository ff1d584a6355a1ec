#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that is searched for font files, by name only: nothing is opened.
struct FontFolder {
  /// The folder's path, without a slash at its end.
  var path: String

  /// The font files directly in the folder, sorted.
  func files() -> [String] {
    entries().filter { !$0.isFolder && FontFolder.isFontFile($0.name) }.map { path + "/" + $0.name }
  }

  /// The font files in the folder and all its folders, sorted by path within each.
  ///
  /// Folders more than 8 deep are left out, so that a link to a folder above ends.
  func allFiles(depth: Int = 8) -> [String] {
    guard depth > 0 else { return [] }
    return entries().flatMap { entry -> [String] in
      let entryPath = path + "/" + entry.name
      if entry.isFolder { return FontFolder(path: entryPath).allFiles(depth: depth - 1) }
      return FontFolder.isFontFile(entry.name) ? [entryPath] : []
    }
  }

  /// Whether `name` ends as OpenType and TrueType files and collections do.
  static func isFontFile(_ name: String) -> Bool {
    let ending = name.lowercased().suffix(4)
    return ending == ".otf" || ending == ".ttf" || ending == ".ttc" || ending == ".otc"
  }

  /// Whether `path` is a folder, links followed.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private struct Entry {
    var name: String
    var isFolder: Bool
  }

  private func entries() -> [Entry] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let item = readdir(folder) {
      let name = FontFolder.name(of: item)
      if name.hasPrefix(".") { continue }
      entries.append(Entry(name: name, isFolder: isFolder(item, named: name)))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// The kind is in the entry on most file systems; asking for it costs a call for each file.
  private func isFolder(_ item: UnsafeMutablePointer<dirent>, named name: String) -> Bool {
    switch Int32(item.pointee.d_type) {
    case Int32(DT_DIR): true
    case Int32(DT_REG): false
    default: FontFolder.isFolder(path + "/" + name)
    }
  }

  private static func name(of item: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &item.pointee.d_name) { field in
      field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) {
        String(cString: $0)
      }
    }
  }
}
