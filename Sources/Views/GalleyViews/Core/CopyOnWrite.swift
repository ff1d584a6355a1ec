struct CopyOnWrite<Value> {
  private final class Storage {
    // Accesses never overlap: only a unique owner changes the value, and each change ends before the value is passed
    // on.
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  func isIdentical(to other: CopyOnWrite) -> Bool { storage === other.storage }
}
