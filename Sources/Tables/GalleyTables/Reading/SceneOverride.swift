package import GalleyMessages

package struct SceneOverride {
  package var path: [String]
  private let value: SceneNode

  package init(_ argument: String) throws(SceneError) {
    let place = SourcePlace(file: "--set \(argument)")
    guard let sign = argument.firstIndex(of: "="), sign != argument.startIndex else {
      throw SceneError(.key(.badOverride(argument)), at: place)
    }
    path = argument[..<sign].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let text = String(argument[argument.index(after: sign)...])
    var reader = YAMLReader(SourceText(file: "--set", bytes: Array(text.utf8)))
    guard let node = reader.read(), !path.contains("") else {
      throw SceneError(reader.errors.first?.kind ?? .key(.badOverride(argument)), at: place)
    }
    value = node.moved(to: place)
  }

  package var place: SourcePlace { value.place }

  package func apply(to root: inout SceneNode) throws(SceneError) {
    if path.count == 2, path[0] == "canvas", root["variants"]?[path[1]] != nil {
      throw SceneError(.key(.variantOverrides(path[1])), at: value.place)
    }
    try set(path[...], in: &root)
  }

  private func set(_ steps: ArraySlice<String>, in node: inout SceneNode) throws(SceneError) {
    guard let step = steps.first else {
      node = value
      return
    }
    switch node.content {
    case .mapping(var pairs):
      let index = pairs.firstIndex { $0.key == step } ?? pairs.endIndex
      if index == pairs.endIndex {
        if isInsideUnknownTable(steps) { throw missing(step, known: pairs.map(\.key)) }
        let empty = SceneNode(content: .mapping([]), place: value.place)
        pairs.append(.init(key: step, keyPlace: value.place, value: empty))
      }
      try set(steps.dropFirst(), in: &pairs[index].value)
      node.content = .mapping(pairs)
    case .list(var items):
      guard let index = Int(step), items.indices.contains(index) else {
        throw missing(step, known: items.indices.map(String.init))
      }
      try set(steps.dropFirst(), in: &items[index])
      node.content = .list(items)
    case .scalar: throw missing(step, known: [])
    }
  }

  /// Whether an override is for a table that the scene does not have. Overriding a limit or a filter must not create
  /// such a table.
  private func isInsideUnknownTable(_ steps: ArraySlice<String>) -> Bool {
    path.first == "data" && path.count - steps.count == 1 && steps.count > 1
  }

  private func missing(_ step: String, known: [String]) -> SceneError {
    let kind = SceneError.Kind.key(.unknownOverridePath(path.joined(separator: "."), missing: step, known: known))
    return SceneError(kind, at: value.place)
  }
}

extension SceneNode {
  fileprivate func moved(to place: SourcePlace) -> SceneNode {
    switch content {
    case .scalar: SceneNode(content: content, place: place)
    case .list(let items): SceneNode(content: .list(items.map { $0.moved(to: place) }), place: place)
    case .mapping(let pairs):
      SceneNode(
        content: .mapping(pairs.map { .init(key: $0.key, keyPlace: place, value: $0.value.moved(to: place)) }),
        place: place)
    }
  }
}
