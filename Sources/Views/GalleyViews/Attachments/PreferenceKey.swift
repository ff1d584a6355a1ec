/// The name of a value that views tell the views around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Joins `value` with the value of the next view in order; `nextValue` makes it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The preferences that come out of some views.
///
/// The value of a key is that of the first view which told one, joined with those of the views after it in order.
/// Views that told none take no part.
struct PreferenceValues {
  private var entries: [(key: ObjectIdentifier, value: any PreferenceEntry)] = []

  /// The value of `key`; nil where no view told one.
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

/// The value of a key of any type.
private protocol PreferenceEntry {
  func joined(with next: any PreferenceEntry) -> any PreferenceEntry
}
