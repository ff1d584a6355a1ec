import Synchronization

/// Can be used from any thread. Writes after the stage is released have no effect.
final class StateBox<Value>: BindingLocation {
  private let store: WriteStore
  private weak var scope: ViewScope?
  private weak var graph: ViewGraph?
  private var settled: Value
  private let latest: Mutex<Kept>
  private var readers = ReaderList()

  private struct Kept: @unchecked Sendable { var value: Value }

  init(_ value: Value, at scope: ViewScope) {
    (self.scope, graph) = (scope, scope.context.graph)
    store = scope.context.graph.store
    settled = value
    latest = Mutex(Kept(value: value))
  }

  var value: Value {
    get {
      guard store.isUpdating else { return latest.withLock { $0 }.value }
      if let graph {
        graph.stateReads += 1
        if let reader = graph.reader { readers.insert(reader) }
      }
      return settled
    }
    set {
      guard !store.isClosed else { return }
      let kept = Kept(value: newValue)
      // The old value is released outside the lock, because its deinitializer may access this state.
      let old = latest.withLock { current in
        defer { current = kept }
        return current
      }
      withExtendedLifetime(old) {}
      store.write(to: self, of: scope) { [self] in settle(newValue) }
    }
  }

  private func settle(_ value: Value) {
    guard !ViewEquality.areSame(settled, value) else { return }
    settled = value
    readers.noteChange()
  }
}

struct ReaderList {
  private var readers: [ObjectIdentifier: Reader] = [:]
  private var rows = RowReadings()

  private struct Reader {
    weak var scope: ContentScope?
    let epoch: Int
  }

  mutating func insert(_ scope: ContentScope) {
    readers[ObjectIdentifier(scope)] = Reader(scope: scope, epoch: scope.epoch)
    rows.insert(scope)
  }

  mutating func noteChange() {
    let (readers, rows) = (readers, rows)
    self = ReaderList()
    for reader in readers.values { reader.scope?.require(.views, readIn: reader.epoch) }
    rows.noteChange()
  }
}
