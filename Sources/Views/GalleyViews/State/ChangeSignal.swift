import Observation

/// Observation calls the signal on the writing thread. It only registers the scope for a new evaluation.
struct ChangeSignal: @unchecked Sendable {
  private weak var scope: ContentScope?
  private let epoch: Int
  private let rows: RowReading?
  private let store: WriteStore

  init(_ scope: ContentScope) {
    self.scope = scope
    epoch = scope.epoch
    rows = scope.rowReading
    store = scope.context.graph.store
  }

  func tracking<Value>(_ read: () -> Value) -> Value {
    let signal = self
    return withObservationTracking(read) { signal.send() }
  }

  private func send() {
    // If the evaluation was made for measuring, its scope may be gone while its row still depends on the value.
    guard scope != nil || rows != nil else { return }
    store.invalidate(scope, readIn: epoch, for: rows)
  }
}

extension ContentScope {
  func reading<Value>(_ read: () -> Value) -> Value {
    let graph = context.graph
    let outer = graph.reader
    graph.reader = self
    defer { graph.reader = outer }
    let signal = ChangeSignal(self)
    return signal.tracking(read)
  }
}
