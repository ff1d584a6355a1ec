extension Published {
  /// Unlike Combine's publisher, it has no operators.
  public struct Publisher {
    private let storage: Storage

    init(of storage: Storage) { self.storage = storage }

    var value: Value { storage.value }

    func isSame(as other: Publisher) -> Bool { storage === other.storage }

    func add(_ receiver: ValueReceiver<Value>) { storage.receivers.append(Storage.WeakReceiver(receiver: receiver)) }

    func remove(_ receiver: ValueReceiver<Value>) {
      storage.receivers.removeAll { $0.receiver == nil || $0.receiver === receiver }
    }
  }
}

class ValueReceiver<Value> {
  func receive(_ value: Value) {}
}
