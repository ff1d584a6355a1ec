import GalleyMessages
import GalleyTables

/// Replaces former keys and keywords in a file before it is decoded.
struct RenamedKeys {
  /// The warnings, one for each former name, at its first use.
  private(set) var warnings: [SceneError] = []
  private(set) var errors: [SceneError] = []
  private var reported: Set<String> = []

  mutating func replace(in node: inout SceneNode, as shape: ValueShape) {
    switch shape {
    case .record(let record): replaceKeys(of: &node, as: record)
    case .list(let item, _, _):
      guard case .list(var items) = node.content else { return replace(in: &node, as: item) }
      for index in items.indices { replace(in: &items[index], as: item) }
      node.content = .list(items)
    case .named(let value, _):
      guard case .mapping(var pairs) = node.content else { return }
      for index in pairs.indices { replace(in: &pairs[index].value, as: value) }
      node.content = .mapping(pairs)
    case .oneOf(let shapes): for shape in shapes { replace(in: &node, as: shape) }
    case .word(let vocabulary):
      guard case .scalar(let word, let isPlain) = node.content, let new = vocabulary.renamedWords[word] else { return }
      node.content = .scalar(new, isPlain: isPlain)
      note(word, new, at: node.place)
    case .text, .number, .boolean, .color, .size, .day, .view, .views, .style, .layer, .rows, .condition, .modifiers,
      .filter, .binding, .assignments:
      break
    }
  }

  private mutating func replaceKeys(of node: inout SceneNode, as record: RecordShape) {
    guard let pairs = node.pairs else { return }
    var kept: [SceneNode.Pair] = []
    for var pair in pairs {
      if let field = record.field(pair.key) ?? record.fields.first(where: { $0.formerKey == pair.key }) {
        guard replaceKey(of: &pair, by: field, beside: node) else { continue }
        replace(in: &pair.value, as: field.shape)
      }
      kept.append(pair)
    }
    node.content = .mapping(kept)
  }

  /// Replaces a former key. Returns false if the mapping already has the key under its new name.
  private mutating func replaceKey(
    of pair: inout SceneNode.Pair, by field: RecordShape.Field, beside node: SceneNode
  ) -> Bool {
    guard field.key != pair.key else { return true }
    guard node[field.key] == nil else {
      errors.append(SceneError(.key(.conflict(pair.key, with: field.key)), at: pair.keyPlace))
      return false
    }
    note(pair.key, field.key, at: pair.keyPlace)
    pair.key = field.key
    return true
  }

  /// Replaces former keys in the path of an override, such as `values.volume`.
  mutating func replace(in override: inout SceneOverride, as shape: ValueShape) {
    override.path = path(override.path[...], as: shape, at: override.place)
  }

  private mutating func path(_ keys: ArraySlice<String>, as shape: ValueShape, at place: SourcePlace) -> [String] {
    guard let key = keys.first else { return [] }
    let rest = keys.dropFirst()
    switch shape {
    case .record(let record):
      guard let field = record.field(key) ?? record.fields.first(where: { $0.formerKey == key }) else { break }
      if field.key != key { note(key, field.key, at: place) }
      return [field.key] + path(rest, as: field.shape, at: place)
    case .list(let item, _, _):
      return Int(key) == nil ? path(keys, as: item, at: place) : [key] + path(rest, as: item, at: place)
    case .named(let value, _): return [key] + path(rest, as: value, at: place)
    case .oneOf(let shapes):
      if let inner = shapes.first(where: { $0.takesMapping || $0.takesList }) {
        return path(keys, as: inner, at: place)
      }
    default: break
    }
    return Array(keys)
  }

  private mutating func note(_ old: String, _ new: String, at place: SourcePlace) {
    guard reported.insert(old).inserted else { return }
    warnings.append(SceneError(.key(.renamed(old, to: new)), at: place))
  }
}
