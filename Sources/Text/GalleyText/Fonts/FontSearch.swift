/// The locations on disk that a search for fonts examined. As long as they are unchanged, another search finds the same
/// faces.
package struct FontSearch: Hashable, Sendable {
  package private(set) var lookups: Set<Lookup> = []
  package private(set) var opened: Set<String> = []
  package private(set) var listed: Set<String> = []

  package struct Lookup: Hashable, Sendable {
    package let path: String
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

  package init(lookups: Set<Lookup>, opened: Set<String>, listed: Set<String> = []) {
    (self.lookups, self.opened, self.listed) = (lookups, opened, listed)
  }

  package static func + (first: FontSearch, second: FontSearch) -> FontSearch {
    FontSearch(
      lookups: first.lookups.union(second.lookups), opened: first.opened.union(second.opened),
      listed: first.listed.union(second.listed))
  }

  package static func faces(ofFileAt path: String) -> [String] {
    OpenTypeFace.all(in: path).map { face in
      [
        "\(face.index)", face.family, face.style, "\(face.weight)", "\(face.widthPercent)",
        face.isItalic ? "italic" : "upright",
      ].joined(separator: "\0")
    }
  }

  mutating func files(_ lookup: Lookup) -> [String] {
    lookups.insert(lookup)
    return lookup.files
  }

  mutating func faces(in paths: [String]) -> [OpenTypeFace] {
    listed.formUnion(paths)
    return paths.flatMap { OpenTypeFace.all(in: $0) }
  }

  mutating func take(_ face: OpenTypeFace) { opened.insert(face.path) }

  mutating func first(in path: String, where isWished: (OpenTypeFace) -> Bool) -> OpenTypeFace? {
    listed.insert(path)
    return OpenTypeFace.first(in: path, where: isWished)
  }
}
