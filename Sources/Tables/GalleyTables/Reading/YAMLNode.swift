struct YAMLNode {
  /// A position as line and column, in Unicode scalars from 1.
  struct Mark {
    var line: Int
    var column: Int
  }

  indirect enum Content {
    case scalar(String, isPlain: Bool)
    case list([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  var content: Content
  var mark: Mark

  var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }
}
