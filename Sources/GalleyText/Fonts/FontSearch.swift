/// Which fonts were searched for: whatever else a library holds made no difference to what was found.
package struct FontSearch: Hashable, Sendable {
  /// The families whose files were looked for by their names.
  package private(set) var families: Set<String> = []
  /// Whether every file was looked into, because none was named after the family.
  package private(set) var isEverywhere = false

  /// Nothing was searched for.
  package init() {}

  /// A search for `families`, or in every file.
  package init(families: Set<String>, isEverywhere: Bool) {
    (self.families, self.isEverywhere) = (families, isEverywhere)
  }

  /// Both searches.
  package static func + (first: FontSearch, second: FontSearch) -> FontSearch {
    FontSearch(
      families: first.families.union(second.families), isEverywhere: first.isEverywhere || second.isEverywhere)
  }

  /// Notes what came of a search for `family`; `isFallback` ones look only at files that are named after it.
  mutating func note(
    _ family: String, _ answer: Result<String, TextProblem>, isFallback: Bool, in library: FontLibrary
  ) {
    families.insert(family)
    guard !isFallback else { return }
    switch answer {
    case .success(let path):
      let isNamed = FontFileName.isNamed(path, after: FamilyStem(family)) || library.addedFiles().contains(path)
      if !isNamed { isEverywhere = true }
    case .failure(.unreadableFont): break
    case .failure: isEverywhere = true
    }
  }
}

extension FontLibrary {
  /// The files whose contents decide what `search` finds, each once; which others there are decides by their names.
  package func files(decisiveFor search: FontSearch) -> (decisive: [String], all: [String]) {
    let all = allFiles()
    guard !search.isEverywhere else { return (all, all) }
    let added = Set(addedFiles())
    let stems = search.families.map { FamilyStem($0) }
    return (
      all.filter { path in added.contains(path) || stems.contains { FontFileName.isNamed(path, after: $0) } }, all
    )
  }
}
