/// A value in a store, which views follow.
final class StoredValue: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private let store: any AppStorageStore
  private let key: String

  init(_ key: String, in store: any AppStorageStore) {
    self.key = key
    self.store = store
  }

  /// The value; nil where there is none.
  var value: Any? {
    get { store.object(forKey: key) }
    set {
      objectWillChange.send()
      store.set(newValue, forKey: key)
    }
  }
}

/// The values in stores that the views of one tree follow.
final class StoredValues: TreeValue {
  let appStore = AppStorageValues()
  let sceneStore = AppStorageValues()
  private var values: [Place: StoredValue] = [:]

  private struct Place: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  init(in graph: ViewGraph) {}

  func value(_ key: String, in store: any AppStorageStore) -> StoredValue {
    let place = Place(store: ObjectIdentifier(store), key: key)
    if let known = values[place] { return known }
    let value = StoredValue(key, in: store)
    values[place] = value
    return value
  }
}

/// How a value stands in a store.
struct StoredForm<Value> {
  /// The value of what is in the store; nil where that is something else.
  let read: (Any) -> Value?
  /// What is put into the store; nil forgets the value.
  let write: (Value) -> Any?
}

extension StoredForm where Value: StorableValue {
  static var plain: StoredForm { StoredForm(read: Value.restored, write: \.stored) }
}

extension StoredForm where Value: RawRepresentable, Value.RawValue: StorableValue {
  static var raw: StoredForm {
    StoredForm(
      read: { Value.RawValue.restored(from: $0).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue.stored })
  }
}

extension StoredForm {
  static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm<Wrapped?> {
    StoredForm<Wrapped?>(read: { form.read($0) }, write: { $0.flatMap(form.write) })
  }
}

/// What a property that is kept in a store consists of.
struct StoredProperty<Value> {
  let key: String
  let initial: Value
  let form: StoredForm<Value>
  private var stored: StoredValue

  /// The value under `key` in `store`; without one, in a store that only this property knows.
  init(_ key: String, initial: Value, form: StoredForm<Value>, store: (any AppStorageStore)?) {
    self.key = key
    self.initial = initial
    self.form = form
    stored = StoredValue(key, in: store ?? AppStorageValues())
  }

  var value: Value {
    get { stored.value.flatMap(form.read) ?? initial }
    nonmutating set { stored.value = form.write(newValue) }
  }

  var binding: Binding<Value> { Binding(get: { value }, set: { value = $0 }) }

  mutating func connect(to place: PropertyPlace, _ store: (StoredValues) -> any AppStorageStore) {
    guard let scope = place.scope else { return }
    let values = scope.context.graph[StoredValues.self]
    stored = values.value(key, in: store(values))
    place.remembered { ObjectSubscription(of: scope) }.follow(stored)
  }
}
