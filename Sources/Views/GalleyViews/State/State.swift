/// Actions see written values immediately; bodies see all writes of one action together.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }

  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  public var projectedValue: Binding<Value> { box.map { Binding(to: $0) } ?? .constant(initial) }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    guard let scope = place.scope else { return }
    box = place.remembered { StateBox(initial, at: scope) }
  }
}

extension State: SelfComparing {
  // The current value is stored in the scope, so only the initial values are compared.
  func isSame(as other: State) -> Bool { ViewEquality.areSame(initial, other.initial) }
}
