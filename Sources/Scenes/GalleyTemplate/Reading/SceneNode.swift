import GalleyMessages

/// A piece of a scene file: raw text, a list or a mapping, with its place.
///
/// Scalars keep the text as it was written, so that `1.10`, `NO` and `12:30:00` stay what they look like.
struct SceneNode: Hashable, Sendable {
  var content: Content
  var place: SourcePlace

  indirect enum Content: Hashable, Sendable {
    case scalar(String, isPlain: Bool)
    case list([SceneNode])
    case mapping([Pair])
  }

  struct Pair: Hashable, Sendable {
    var key: String
    var keyPlace: SourcePlace
    var value: SceneNode
  }

  /// Whether nothing is written: an empty plain scalar, `~` or `null`.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// The text of a scalar that is not null.
  var text: String? {
    guard case .scalar(let text, _) = content, !isNull else { return nil }
    return text
  }

  var pairs: [Pair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// The name in `{name}`, which is a mapping from the name to nothing where its quotes were forgotten.
  var bracedName: String? {
    guard let pair = pairs?.first, pairs?.count == 1, pair.value.isNull else { return nil }
    return pair.key
  }

  var items: [SceneNode]? {
    if case .list(let items) = content { items } else { nil }
  }

  subscript(key: String) -> SceneNode? { pairs?.first { $0.key == key }?.value }

  var noun: String {
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
