/// A stage starts with an empty store, so pictures do not depend on earlier runs. Outside views, a property without a
/// store keeps its value in memory.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>
  private let store: (any AppStorageStore)?

  init(_ key: String, initial: Value, form: StoredForm<Value>, store: (any AppStorageStore)?) {
    property = StoredProperty(key, initial: initial, form: form, store: store)
    self.store = store
  }

  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  public var projectedValue: Binding<Value> { property.binding }
}

extension AppStorage: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    let chosen = store ?? place.environment.appStorage
    property.connect(to: place) { chosen ?? $0.appStore }
  }
}

extension AppStorage: SelfComparing {
  func isSame(as other: AppStorage) -> Bool { property.key == other.property.key && store === other.store }
}

extension AppStorage where Value: StorableValue {
  public init(wrappedValue: Value, _ key: String, store: (any AppStorageStore)? = nil) {
    self.init(key, initial: wrappedValue, form: .plain, store: store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: StorableValue {
  public init(wrappedValue: Value, _ key: String, store: (any AppStorageStore)? = nil) {
    self.init(key, initial: wrappedValue, form: .raw, store: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init<Wrapped: StorableValue>(_ key: String, store: (any AppStorageStore)? = nil) where Value == Wrapped? {
    self.init(key, initial: nil, form: StoredForm<Value>.optional(.plain), store: store)
  }

  public init<Wrapped: RawRepresentable>(
    _ key: String, store: (any AppStorageStore)? = nil
  ) where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    self.init(key, initial: nil, form: StoredForm<Value>.optional(.raw), store: store)
  }
}
