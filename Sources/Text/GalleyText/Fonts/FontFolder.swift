#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct FontFolder {
  var path: String

  func files(where filter: (FontFileName) -> Bool = { _ in true }) -> [String] {
    entries(where: filter).filter { !$0.isFolder }.map { path + "/" + $0.name }
  }

  /// Returns all files in the folder and its subfolders. The depth is limited, because a link to a parent folder would
  /// cause an endless loop.
  func allFiles(depth: Int = 8, where filter: (FontFileName) -> Bool = { _ in true }) -> [String] {
    guard depth > 0 else { return [] }
    return entries(where: filter).flatMap { entry -> [String] in
      let entryPath = path + "/" + entry.name
      guard entry.isFolder else { return [entryPath] }
      return FontFolder(path: entryPath).allFiles(depth: depth - 1, where: filter)
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private struct Entry {
    var name: String
    var isFolder: Bool
  }

  /// Returns the entries that match. Other names are never converted to strings.
  private func entries(where filter: (FontFileName) -> Bool) -> [Entry] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let item = readdir(folder) {
      FontFolder.withName(of: item) { name in
        guard let first = name.bytes.first, first != UInt8(ascii: ".") else { return }
        if name.isFont {
          if filter(name) { entries.append(Entry(name: name.string, isFolder: false)) }
        } else if isFolder(item, named: name) {
          entries.append(Entry(name: name.string, isFolder: true))
        }
      }
    }
    return entries.sorted { $0.name < $1.name }
  }

  private func isFolder(_ item: UnsafeMutablePointer<dirent>, named name: FontFileName) -> Bool {
    switch Int32(item.pointee.d_type) {
    case Int32(DT_DIR): true
    case Int32(DT_REG): false
    default: FontFolder.isFolder(path + "/" + name.string)
    }
  }

  private static func withName(of item: UnsafeMutablePointer<dirent>, _ body: (FontFileName) -> Void) {
    withUnsafeBytes(of: &item.pointee.d_name) { field in
      body(FontFileName(bytes: UnsafeRawBufferPointer(rebasing: field.prefix { $0 != 0 })))
    }
  }
}
