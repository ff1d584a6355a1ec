/// The files of one target and the references between their types.
///
/// Swift needs no imports within a module, so the compiler does not report these references. They are parsed from the
/// text.
struct TypeGraph {
  /// The files, sorted by path.
  let files: [SourceFile]
  /// For each file, the indices in `files` of the files that declare the types it refers to.
  private(set) var edges: [Set<Int>]

  init(files: [SourceFile]) {
    self.files = files
    let contents = files.map { TypeNames(code: $0.code) }
    var homes: [String: Int] = [:]
    for (file, names) in contents.enumerated() {
      for name in names.declared where homes[name] == nil { homes[name] = file }
    }
    edges = contents.enumerated().map { file, names in
      Set(names.used.compactMap { Self.home(of: $0, in: homes, own: names.declared) }).subtracting([file])
    }
  }

  /// Returns the file that declares the longest prefix of a dotted name, or nil if `own` already declares its first
  /// part.
  private static func home(of name: String, in homes: [String: Int], own: Set<String>) -> Int? {
    var parts = name.split(separator: ".")
    guard let first = parts.first, !own.contains(String(first)) else { return nil }
    while !parts.isEmpty {
      if let file = homes[parts.joined(separator: ".")] { return file }
      parts.removeLast()
    }
    return nil
  }

  /// The groups of files that refer to each other's types directly or indirectly, largest first.
  var fileCycles: [[String]] {
    Cycles.find(in: edges.map(Array.init)).map { $0.map { files[$0].name }.sorted() }
  }

  /// The folders of the target. The name of the target's root folder is empty.
  var folders: [String] { Set(files.map(\.folder)).sorted() }

  /// The groups of folders whose files refer to each other's types, without the root folder.
  var folderCycles: [[String]] {
    let folders = folders.filter { !$0.isEmpty }
    let position = Dictionary(uniqueKeysWithValues: zip(folders, folders.indices))
    var folderEdges = folders.map { _ in Set<Int>() }
    for (file, targets) in edges.enumerated() {
      guard let from = position[files[file].folder] else { continue }
      folderEdges[from].formUnion(targets.compactMap { position[files[$0].folder] }.filter { $0 != from })
    }
    return Cycles.find(in: folderEdges.map(Array.init)).map { $0.map { folders[$0] }.sorted() }
  }
}

extension SourceFile {
  /// The file name without its extension.
  fileprivate var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

  /// The folder relative to the target; empty for the target's root folder.
  var folder: String {
    let parts = path.split(separator: "/")
    return parts.count > 4 ? String(parts[3]) : ""
  }
}
