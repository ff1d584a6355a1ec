public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRest: Bool

  /// The change looks complete, although a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  /// The time at which the completion is due, on the clock of the views.
  package private(set) var due: Double?

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  package func run() {
    let action = self.action
    self.action = nil
    action?()
  }

  package func cancel() { action = nil }

  // Runs the closure even if the change started no animations.
  deinit { run() }

  package func wait<Value>(for value: AnimatedValue<Value>) {
    let end = criteria == .removed ? value.end : value.logicalEnd
    if let end { due = max(due ?? end, end) }
  }
}
