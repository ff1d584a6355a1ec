import Observation

/// What an observed object calls when a property that a scope read is about to change.
///
/// Observation calls back from the thread that writes, whichever that is. The signal only hands on who has to be
/// evaluated again; the stage does it.
struct ChangeSignal: @unchecked Sendable {
  private weak var scope: ContentScope?
  private let epoch: Int
  private let store: WriteStore

  init(_ scope: ContentScope, epoch: Int) {
    self.scope = scope
    self.epoch = epoch
    store = scope.context.graph.store
  }

  /// Evaluates `read` and says when something it read in an observable object is about to change.
  func tracking<Value>(_ read: () -> Value) -> Value {
    let signal = self
    return withObservationTracking(read) { signal.send() }
  }

  private func send() {
    if let scope { store.invalidate(scope, readIn: epoch) }
  }
}
