import GalleyMessages
import GalleyTables

extension SceneDecoder {
  // Keys of a mapping that hang on each other.

  /// Reports keys of `record` that cannot go together, and that one is missing which is needed.
  mutating func checkKeys(of record: SceneRecord, _ shape: RecordShape, at place: SourcePlace) {
    for exclusion in shape.exclusions { check(exclusion, in: record) }
    if !shape.needed.isEmpty, !shape.needed.contains(where: record.isGiven) {
      report(.key(.needsOne(of: shape.needed, owner: shape.name)), at: place)
    }
    for companion in shape.companions where !companion.others.contains(where: record.isGiven) {
      guard let place = record.place(companion.key) else { continue }
      report(.key(.needsOne(of: companion.others, owner: companion.key)), at: place)
    }
    if .record(shape) == SceneAnimation.keys.shape { checkBounce(of: RecordValues(record: record)) }
  }

  /// The one of the `missing` keys that a key which nothing knows probably stands for, as 'radius' for 'cornerRadius';
  /// it is missing no more, so that one mistake is told once.
  mutating func takeMeant(
    by pair: SceneNode.Pair, of missing: inout [RecordShape.Field], owner: String
  ) -> RecordShape.Field? {
    let key = pair.key.lowercased()
    let isPart = { (field: RecordShape.Field) in
      key.count >= Self.leastPart && (field.key.lowercased().hasSuffix(key) || field.key.lowercased().hasPrefix(key))
    }
    let closest = missing.isEmpty ? nil : suggestions.closest(to: pair.key, among: missing.map(\.key))
    guard let index = missing.firstIndex(where: isPart) ?? missing.firstIndex(where: { $0.key == closest }) else {
      return nil
    }
    let advice = SwiftUINames.modifier(pair.key)
    report(.key(.unknownKey(pair.key, owner: owner, suggestion: missing[index].key, advice: advice)), at: pair.keyPlace)
    return missing.remove(at: index)
  }

  private static let leastPart = 3

  private mutating func check(_ exclusion: RecordShape.Exclusion, in record: SceneRecord) {
    guard !record.unread.contains(exclusion.other) else { return }
    var other = exclusion.other
    if let words = exclusion.words {
      guard let word = record.word(exclusion.other) ?? exclusion.standard, words.contains(word) else { return }
      other += ": \(word)"
    } else if record[exclusion.other] == nil {
      return
    }
    for key in exclusion.keys {
      if let place = record.place(key) { report(.key(.conflict(key, with: other)), at: place) }
    }
  }

  /// Springs that would swing for ever, because they are given more bounce than there is.
  private mutating func checkBounce(of animation: RecordValues) {
    guard let curve = try? animation[SceneAnimation.curve], let least = curve.ownBounce,
      let bounce = (try? animation[SceneAnimation.bounce]) ?? nil, bounce + least >= 1,
      let name = animation.record.word(SceneAnimation.curve.key),
      let place = animation.place(of: SceneAnimation.bounce)
    else { return }
    report(.key(.endlessBounce(bounce, curve: name)), at: place)
  }
}

extension SceneRecord {
  func isGiven(_ key: String) -> Bool { self[key] != nil || unread.contains(key) }
}

extension ValueShape {
  /// Whether one of the shapes that may stand here is a mapping that has `key`.
  func hasKey(_ key: String) -> Bool {
    switch self {
    case .record(let shape): shape.field(key) != nil
    case .oneOf(let shapes): shapes.contains { $0.hasKey(key) }
    default: false
    }
  }
}
