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

extension ViewPayload {
  /// The value of `key` at the node; nil where none was given.
  package subscript<Key: NodeValueKey>(key: Key.Type) -> Key.Value? {
    get { values.value(of: key, as: Key.Value.self) }
    set { values.set(newValue, of: key, isInherited: Key.isInherited) }
  }
}
