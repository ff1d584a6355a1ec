/// Where a state's value is kept, and who read it.
final class StateBox<Value>: BindingLocation {
  private unowned let graph: ViewGraph
  /// What bodies see.
  private var settled: Value
  /// What was written last, and what actions see.
  private var latest: Value
  private var readers = ReaderList()

  init(_ value: Value, in graph: ViewGraph) {
    self.graph = graph
    settled = value
    latest = value
  }

  var value: Value {
    get {
      guard graph.isUpdating else { return latest }
      if let reader = graph.reader { readers.insert(reader) }
      return settled
    }
    set {
      latest = newValue
      graph.write(to: self) { [self] in settle(newValue) }
    }
  }

  private func settle(_ value: Value) {
    guard !Sameness.areSame(settled, value) else { return }
    settled = value
    for (scope, epoch) in readers.drain() { scope.require(.views, readIn: epoch) }
  }
}

/// The scopes that read a value, each with the evaluation that read it.
struct ReaderList {
  private var readers: [ObjectIdentifier: Reader] = [:]

  private struct Reader {
    weak var scope: ContentScope?
    let epoch: Int
  }

  /// Remembers that `scope` read the value in its evaluation that runs.
  mutating func insert(_ scope: ContentScope) {
    readers[ObjectIdentifier(scope)] = Reader(scope: scope, epoch: scope.epoch)
  }

  /// Takes out all readers that are still there.
  mutating func drain() -> [(scope: ContentScope, epoch: Int)] {
    defer { readers = [:] }
    return readers.values.compactMap { reader in reader.scope.map { ($0, reader.epoch) } }
  }
}
