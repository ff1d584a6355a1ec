struct PreviewModule {
  let id: String
  let name: String
  let files: [File]

  struct File {
    let id: String
    /// The file name, such as "Card.swift", or the name of the type if the file is unknown.
    let name: String
    let previews: [Variants]

    var count: Int { previews.reduce(0) { $0 + $1.images.count } }
  }

  struct Variants {
    let title: String
    let file: String
    let images: [PreviewRecord]
  }

  /// Groups the records. The groups are in the order in which their keys first appear.
  static func all(of records: [PreviewRecord]) -> [PreviewModule] {
    var count = 0
    return records.grouped { $0.nameParts[0] }.enumerated().map { index, module in
      let files = module.elements.grouped(by: \.fileName).map { file in
        count += 1
        let previews = file.elements.grouped(by: \.name).map { preview in
          Variants(title: preview.elements[0].nameParts.last ?? "", file: file.key, images: preview.elements)
        }
        return File(id: "file-\(count)", name: file.key, previews: previews)
      }
      return PreviewModule(id: "module-\(index + 1)", name: module.key, files: files)
    }
  }
}

extension PreviewRecord {
  /// The module and the file, without the title.
  fileprivate var nameParts: [String] {
    name.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
  }

  fileprivate var fileName: String {
    if let source, let slash = source.firstIndex(of: "/") { return String(source[source.index(after: slash)...]) }
    let parts = nameParts
    return parts.count > 1 ? parts[1] : parts[0]
  }
}

extension Sequence {
  /// Groups the elements by key. The groups are in the order in which their keys first appear.
  fileprivate func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let name = key(element)
      if let place = places[name] {
        groups[place].elements.append(element)
      } else {
        places[name] = groups.count
        groups.append((name, [element]))
      }
    }
    return groups
  }
}
