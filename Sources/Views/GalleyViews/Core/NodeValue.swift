package protocol NodeValueKey {
  associatedtype Value

  /// Whether a node that replaces another takes over its value.
  static var isInherited: Bool { get }
}

extension NodeValueKey {
  package static var isInherited: Bool { false }
}

extension ViewPayload {
  package subscript<Key: NodeValueKey>(key: Key.Type) -> Key.Value? {
    get { values.value(of: key, as: Key.Value.self) }
    set { values.set(newValue, of: key, isInherited: Key.isInherited) }
  }
}
