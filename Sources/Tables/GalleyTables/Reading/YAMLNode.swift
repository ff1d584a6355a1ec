/// A scalar, a list or a mapping of a YAML file, with aliases resolved.
struct YAMLNode {
  /// A position in the text: line and column from 1, the column in Unicode scalars.
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
