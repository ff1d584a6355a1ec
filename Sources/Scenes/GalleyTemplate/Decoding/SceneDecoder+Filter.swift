import GalleyTables

extension SceneDecoder {
  /// Returns one entry per column at the location of its key, and lists under `and` and `or`.
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
