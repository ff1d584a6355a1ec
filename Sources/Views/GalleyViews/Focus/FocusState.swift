/// Galley does not move the focus, so the value is the one that views assigned last.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
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
    let binding: GalleyViews.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) { _value.connect(to: place) }
}

extension View {
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    recorded("focused", ["focused": "\(binding.wrappedValue == value)"])
  }

  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    recorded("focused", ["focused": "\(condition.wrappedValue)"])
  }
}
