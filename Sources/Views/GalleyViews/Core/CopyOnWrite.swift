/// A value that many hold and few change: handing it on costs one count, however much it is, and it is copied when one of
/// several holders changes it.
struct CopyOnWrite<Value> {
  private final class Storage {
    // No access lasts longer than one by a holder that changes it, and that one is alone.
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
