/// When an animation counts as finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRest: Bool

  /// When the change is where people take it for done, though a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

/// A closure that waits for the animations of one change to end.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  /// When the last animation seen so far has come that far, on the clock of the views; nil before the first.
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

  /// Forgets the closure, because nobody is there any more to whom it would say anything.
  package func cancel() { action = nil }

  // A change that nobody has seen has sent nothing on its way.
  deinit { run() }

  package func wait<Value>(for value: AnimatedValue<Value>) {
    let end = criteria == .removed ? value.end : value.logicalEnd
    if let end { due = max(due ?? end, end) }
  }
}
