/// The key of a value that a feature keeps at nodes.
///
/// The feature declares the key and a property of ``ViewPayload`` in its own folder, as it declares a value of the
/// environment.
package protocol NodeValueKey {
  associatedtype Value

  /// Whether a node that takes the place of another takes over its value, where it has none of its own.
  static var isInherited: Bool { get }
}

extension NodeValueKey {
  package static var isInherited: Bool { false }
}

/// The values that features keep at one node: none at most nodes, seldom more than two.
struct NodeValues {
  private var entries: [Entry] = []

  private struct Entry {
    let key: any NodeValueKey.Type
    var value: Any
  }

  subscript<Key: NodeValueKey>(key: Key.Type) -> Key.Value? {
    get {
      for entry in entries where entry.key == key { return entry.value as? Key.Value }
      return nil
    }
    set {
      let index = entries.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append(Entry(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Takes over the values of `other` that are inherited and not there.
  mutating func inherit(from other: NodeValues) {
    for entry in other.entries where entry.key.isInherited && !entries.contains(where: { $0.key == entry.key }) {
      entries.append(entry)
    }
  }
}

extension ViewPayload {
  /// The value of `key` at the node; nil where none was given.
  package subscript<Key: NodeValueKey>(key: Key.Type) -> Key.Value? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
