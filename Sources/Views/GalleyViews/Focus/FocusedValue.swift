public protocol FocusedValueKey {
  associatedtype Value
}

public struct FocusedValues {
  private var slots = Slots()

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { slots.value(of: key, as: Key.Value.self) }
    set { slots.set(newValue, of: key) }
  }
}

/// Reads a focused value, which is always nil because Galley does not move the focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  public var wrappedValue: Value? { nil }
}

/// Reads a focused value, which is always nil because Galley does not move the focus.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    recorded("focusedValue", ["value": "\(value)"])
  }

  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    recorded("focusedSceneValue", ["value": "\(value)"])
  }
}

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  public var isFocused: Bool { self[IsFocusedKey.self] }
}
