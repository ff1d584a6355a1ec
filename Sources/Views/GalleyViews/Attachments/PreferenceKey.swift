public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The value of the first view that sets a key, combined with those of later views.
struct PreferenceValues {
  private var entries: [(key: ObjectIdentifier, value: any PreferenceEntry)] = []

  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value? { entry(of: key)?.value }

  private func entry<Key: PreferenceKey>(of key: Key.Type) -> Entry<Key>? {
    entries.first { $0.key == ObjectIdentifier(key) }?.value as? Entry<Key>
  }

  mutating func set<Key: PreferenceKey>(_ value: Key.Value, of key: Key.Type) {
    entries.removeAll { $0.key == ObjectIdentifier(key) }
    entries.append((ObjectIdentifier(key), Entry<Key>(value: value)))
  }

  mutating func append(_ next: PreferenceValues) {
    if entries.isEmpty {
      entries = next.entries
      return
    }
    for entry in next.entries {
      if let index = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[index].value = entries[index].value.joined(with: entry.value)
      } else {
        entries.append(entry)
      }
    }
  }

  private struct Entry<Key: PreferenceKey>: PreferenceEntry {
    var value: Key.Value

    func joined(with next: any PreferenceEntry) -> any PreferenceEntry {
      guard let next = next as? Entry<Key> else { return self }
      var joined = self
      Key.reduce(value: &joined.value) { next.value }
      return joined
    }
  }
}

private protocol PreferenceEntry {
  func joined(with next: any PreferenceEntry) -> any PreferenceEntry
}
