/// A search for fonts, and all that it asked of the disk: where that is answered as it was, the same faces are found.
package struct FontSearch: Hashable, Sendable {
  /// The folders that were looked through.
  package private(set) var looks: Set<Look> = []
  /// The files that were opened.
  package private(set) var opened: Set<String> = []

  /// A folder that is looked through for the files of a family.
  package struct Look: Hashable, Sendable {
    /// The folder's path; that of a file is looked through as a folder of this file alone.
    package let path: String
    /// The family that files are named after; nil for any.
    package let family: String?
    /// Whether the folders inside count.
    package let isDeep: Bool

    /// A look into the folder at `path`.
    package init(path: String, family: String?, isDeep: Bool) {
      (self.path, self.family, self.isDeep) = (path, family, isDeep)
    }

    /// The font files there, in the order of search.
    package var files: [String] {
      let folder = FontFolder(path: path)
      guard let family else { return FontFolder.isFolder(path) ? folder.allFiles() : [path] }
      let stem = FamilyStem(family)
      return isDeep ? folder.allFiles { $0.names(stem) } : folder.files { $0.names(stem) }
    }
  }

  /// Nothing was searched for.
  package init() {}

  /// A search that looked through `looks` and opened the files at `opened`.
  package init(looks: Set<Look>, opened: Set<String>) { (self.looks, self.opened) = (looks, opened) }

  /// Both searches.
  package static func + (first: FontSearch, second: FontSearch) -> FontSearch {
    FontSearch(looks: first.looks.union(second.looks), opened: first.opened.union(second.opened))
  }

  /// The files in a folder, which is looked through now.
  mutating func files(_ look: Look) -> [String] {
    looks.insert(look)
    return look.files
  }

  /// Every face of the files at `paths`, which are opened now.
  mutating func faces(in paths: [String]) -> [OpenTypeFace] {
    opened.formUnion(paths)
    return paths.flatMap { OpenTypeFace.all(in: $0) }
  }

  /// The first face of the file at `path` that is as wished; those behind it are not opened.
  mutating func first(in path: String, where isWished: (OpenTypeFace) -> Bool) -> OpenTypeFace? {
    opened.insert(path)
    return OpenTypeFace.first(in: path, where: isWished)
  }
}
