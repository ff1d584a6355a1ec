import GalleyTables

extension SceneDecoder {
  /// Returns one entry for each column, at the position of its key. The entries `and` and `or` contain lists.
  mutating func decodeFilter(_ node: SceneNode) -> SceneRecord? {
    var record = SceneRecord()
    for pair in node.pairs ?? [] {
      let shape = WrittenFilter.Junction(rawValue: pair.key)?.shape ?? .condition
      guard let value = decode(pair.value, as: shape) else { continue }
      record.entries.append(.init(key: pair.key, value: value, place: pair.keyPlace))
    }
    return record
  }

  mutating func decodeCondition(_ node: SceneNode) -> SceneRecord? {
    guard node.pairs?.isEmpty == false else {
      report(.value(.wrongType(expected: ValueShape.condition.noun, found: "an empty mapping")), at: node.place)
      return nil
    }
    return decodeRecord(node, as: Grammar.cellTests)
  }
}
