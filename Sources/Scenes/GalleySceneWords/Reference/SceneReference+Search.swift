// Looks up a word in all topics of the reference.
extension SceneReference {
  /// Returns everything that is named `word` in scenes and reports: the entries with this name or, if there are none,
  /// the keys and keywords inside entries.
  ///
  /// Keys that have the same meaning in several places become one entry.
  package static func matches(_ word: String) -> [Entry] {
    let topics = Topic.allCases.map { ($0, SceneReference($0)) }
    let entries = topics.compactMap { topic, reference in
      reference.entry(word).map { $0.named("\(topic.noun) \(word)") }
    }
    guard entries.isEmpty else { return entries }
    var places: [Entry: [String]] = [:]
    var order: [Entry] = []
    for (_, reference) in topics {
      for entry in reference.entries {
        for match in entry.matches(word) {
          if places[match] == nil { order.append(match) }
          if places[match]?.contains(entry.name) != true { places[match, default: []].append(entry.name) }
        }
      }
    }
    return order.map { $0.named("\(word) in \(list(places[$0] ?? []))") }
  }

  private static func list(_ places: [String]) -> String {
    let rest = places.count > 6 ? " and \(places.count - 5) more" : ""
    return places.prefix(rest.isEmpty ? 6 : 5).joined(separator: ", ") + rest
  }
}

extension SceneReference.Entry {
  fileprivate func named(_ name: String) -> Self {
    var entry = self
    entry.name = name
    return entry
  }

  fileprivate func matches(_ word: String) -> [Self] {
    let own = words.filter { $0.name == word }.map { Self(name: $0.name, doc: $0.doc) }
    return own + (keys + arguments).flatMap { ($0.name == word ? [$0] : []) + $0.matches(word) }
  }
}
