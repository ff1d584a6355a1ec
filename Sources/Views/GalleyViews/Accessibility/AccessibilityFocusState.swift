/// Stores the assigned value; no screen reader changes it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  public init() where Value == Bool { _value = State(wrappedValue: false) }

  public init<ID: Hashable>() where Value == ID? { _value = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding { Binding(binding: $value) }

  @propertyWrapper
  public struct Binding {
    fileprivate let binding: GalleyViews.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) { _value.connect(to: place) }
}

extension View {
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { recorded("accessibilityFocused", ["isFocused": "\(binding.wrappedValue == value)"]) }

  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    recorded("accessibilityFocused", ["isFocused": "\(condition.wrappedValue)"])
  }
}
