import Observation

/// What an observed object calls when a property that a scope read is about to change.
///
/// Observation calls back from the thread that writes. A stage and everything it shows belong to one thread at a
/// time, so the scope is never touched by two; the compiler cannot see that.
struct ChangeSignal: @unchecked Sendable {
  private weak var scope: ContentScope?
  private let epoch: Int

  init(_ scope: ContentScope, epoch: Int) {
    self.scope = scope
    self.epoch = epoch
  }

  /// Evaluates `read` and says when something it read in an observable object is about to change.
  func tracking<Value>(_ read: () -> Value) -> Value {
    let signal = self
    return withObservationTracking(read) { signal.send() }
  }

  private func send() {
    guard let scope else { return }
    scope.context.graph.invalidate(scope, readIn: epoch)
  }
}
