import GalleyMessages
import GalleyTables

extension SceneDecoder {
  // Checks keys that depend on other keys in the same mapping.

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

  /// Returns the `missing` key that an unknown key probably means, such as 'cornerRadius' for 'radius'. The key is
  /// removed from `missing`, so that the error is reported only once.
  mutating func takeSimilar(
    by pair: SceneNode.Pair, of missing: inout [RecordShape.Field], owner: String
  ) -> RecordShape.Field? {
    let key = pair.key.lowercased()
    let isPart = { (field: RecordShape.Field) in
      key.count >= Self.minimumPart && (field.key.lowercased().hasSuffix(key) || field.key.lowercased().hasPrefix(key))
    }
    let closest = missing.isEmpty ? nil : suggestions.closest(to: pair.key, among: missing.map(\.key))
    guard let index = missing.firstIndex(where: isPart) ?? missing.firstIndex(where: { $0.key == closest }) else {
      return nil
    }
    let advice = SwiftUINames.modifier(pair.key)
    report(.key(.unknownKey(pair.key, owner: owner, suggestion: missing[index].key, advice: advice)), at: pair.keyPlace)
    return missing.remove(at: index)
  }

  private static let minimumPart = 3

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

  /// Reports a spring whose total bounce is 1 or more, because it would never come to rest.
  private mutating func checkBounce(of animation: RecordValues) {
    guard let curve = try? animation[SceneAnimation.curve], let minimum = curve.ownBounce,
      let bounce = (try? animation[SceneAnimation.bounce]) ?? nil, bounce + minimum >= 1,
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
  func hasKey(_ key: String) -> Bool {
    switch self {
    case .record(let shape): shape.field(key) != nil
    case .oneOf(let shapes): shapes.contains { $0.hasKey(key) }
    default: false
    }
  }
}
