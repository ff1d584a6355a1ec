/// A search for fonts, and all that it asked of the disk: where that is answered as it was, the same faces are found.
package struct FontSearch: Hashable, Sendable {
  package private(set) var looks: Set<Look> = []
  /// The files of which a face was taken: all that they hold may be seen.
  package private(set) var opened: Set<String> = []
  /// The files whose faces were asked what they are, and none may have been taken.
  package private(set) var listed: Set<String> = []

  package struct Look: Hashable, Sendable {
    /// The folder's path; that of a file is looked through as a folder of this file alone.
    package let path: String
    /// The family that files are named after; nil for any.
    package let family: String?
    package let isDeep: Bool

    package init(path: String, family: String?, isDeep: Bool) {
      (self.path, self.family, self.isDeep) = (path, family, isDeep)
    }

    package var files: [String] {
      let folder = FontFolder(path: path)
      guard let family else { return FontFolder.isFolder(path) ? folder.allFiles() : [path] }
      let stem = FamilyStem(family)
      return isDeep ? folder.allFiles { $0.names(stem) } : folder.files { $0.names(stem) }
    }
  }

  package init() {}

  /// A search that looked through `looks`, took faces of the files at `opened` and asked those of the files at `listed`.
  package init(looks: Set<Look>, opened: Set<String>, listed: Set<String> = []) {
    (self.looks, self.opened, self.listed) = (looks, opened, listed)
  }

  package static func + (first: FontSearch, second: FontSearch) -> FontSearch {
    FontSearch(
      looks: first.looks.union(second.looks), opened: first.opened.union(second.opened),
      listed: first.listed.union(second.listed))
  }

  /// What the faces of the file at `path` say of themselves: all that choosing one of them asks.
  package static func faces(ofFileAt path: String) -> [String] {
    OpenTypeFace.all(in: path).map { face in
      [
        "\(face.index)", face.family, face.style, "\(face.weight)", "\(face.widthPercent)",
        face.isItalic ? "italic" : "upright",
      ].joined(separator: "\0")
    }
  }

  mutating func files(_ look: Look) -> [String] {
    looks.insert(look)
    return look.files
  }

  mutating func faces(in paths: [String]) -> [OpenTypeFace] {
    listed.formUnion(paths)
    return paths.flatMap { OpenTypeFace.all(in: $0) }
  }

  mutating func take(_ face: OpenTypeFace) { opened.insert(face.path) }

  /// The first face of the file at `path` that is as wished; those behind it are not opened.
  mutating func first(in path: String, where isWished: (OpenTypeFace) -> Bool) -> OpenTypeFace? {
    listed.insert(path)
    return OpenTypeFace.first(in: path, where: isWished)
  }
}
