/// A stage starts without values.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  init(_ key: String, initial: Value, form: StoredForm<Value>) {
    property = StoredProperty(key, initial: initial, form: form, store: nil)
  }

  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  public var projectedValue: Binding<Value> { property.binding }
}

extension SceneStorage: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    property.connect(to: place) { $0.sceneStore }
  }
}

extension SceneStorage: SelfComparing {
  func isSame(as other: SceneStorage) -> Bool { property.key == other.property.key }
}

extension SceneStorage where Value: StorableValue {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, form: .plain)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: StorableValue {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, form: .raw)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(key, initial: nil, form: StoredForm<Value>.optional(.plain))
  }

  public init<Wrapped: RawRepresentable>(
    _ key: String
  ) where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    self.init(key, initial: nil, form: StoredForm<Value>.optional(.raw))
  }
}
