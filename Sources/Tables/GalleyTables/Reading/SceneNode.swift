package import GalleyMessages

/// A node of a scene file. Scalars are kept as text, so that `1.10`, `NO` and `12:30:00` are not reinterpreted.
package struct SceneNode: Hashable, Sendable {
  package var content: Content
  package var place: SourcePlace

  package init(content: Content, place: SourcePlace) {
    self.content = content
    self.place = place
  }

  package indirect enum Content: Hashable, Sendable {
    case scalar(String, isPlain: Bool)
    case list([SceneNode])
    case mapping([Pair])
  }

  package struct Pair: Hashable, Sendable {
    package var key: String
    package var keyPlace: SourcePlace
    package var value: SceneNode

    package init(key: String, keyPlace: SourcePlace, value: SceneNode) {
      self.key = key
      self.keyPlace = keyPlace
      self.value = value
    }
  }

  package var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  package var text: String? {
    guard case .scalar(let text, _) = content, !isNull else { return nil }
    return text
  }

  package var pairs: [Pair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// The name in `{name}` without quotes, which YAML reads as a mapping with the key `name` and no value.
  package var bracedName: String? {
    guard let pair = pairs?.first, pairs?.count == 1, pair.value.isNull else { return nil }
    return pair.key
  }

  package var items: [SceneNode]? {
    if case .list(let items) = content { items } else { nil }
  }

  package subscript(key: String) -> SceneNode? { pairs?.first { $0.key == key }?.value }

  package var noun: String {
    switch content {
    case .scalar(let text, let isPlain): isNull ? "nothing" : isPlain ? "'\(text.start)'" : "the text '\(text.start)'"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension String {
  fileprivate var start: String { count > 60 ? "\(prefix(59))…" : self }
}
