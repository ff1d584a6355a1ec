import Observation

/// What an observed object calls when a property that a scope read is about to change.
///
/// Observation calls back from the thread that writes, whichever that is. The signal only hands on who has to be
/// evaluated again; the stage does it.
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

  /// Evaluates `read` and says when something it read in an observable object is about to change.
  func tracking<Value>(_ read: () -> Value) -> Value {
    let signal = self
    return withObservationTracking(read) { signal.send() }
  }

  private func send() {
    // A row that was built to be measured may be all that is left of the evaluation.
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
