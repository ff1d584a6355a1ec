final class StoredValue: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private let store: any AppStorageStore
  private let key: String

  init(_ key: String, in store: any AppStorageStore) {
    self.key = key
    self.store = store
  }

  var value: Any? {
    get { store.object(forKey: key) }
    set {
      objectWillChange.send()
      store.set(newValue, forKey: key)
    }
  }
}

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

struct StoredForm<Value> {
  let read: (Any) -> Value?
  /// Returns the value to store; nil removes the entry.
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

struct StoredProperty<Value> {
  let key: String
  let initial: Value
  let form: StoredForm<Value>
  private var stored: StoredValue

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
