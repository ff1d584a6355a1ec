import GalleyViews

enum SharedBinding {
  /// Returns a binding that writes to all `bindings`.
  static func of<Value>(_ bindings: [Binding<Value>], or none: Value) -> Binding<Value> {
    Binding(
      get: { bindings.first?.wrappedValue ?? none },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
  }

  static func each<Elements: MutableCollection & RandomAccessCollection, Value>(
    of sources: Binding<Elements>, at path: WritableKeyPath<Elements.Element, Value>
  ) -> [Binding<Value>] {
    sources.wrappedValue.indices.map { index in
      let value = sources.wrappedValue[index][keyPath: path]
      return Binding(
        // An action may still hold the binding of a removed element.
        get: {
          sources.wrappedValue.indices.contains(index) ? sources.wrappedValue[index][keyPath: path] : value
        },
        set: { if sources.wrappedValue.indices.contains(index) { sources.wrappedValue[index][keyPath: path] = $0 } })
    }
  }
}
