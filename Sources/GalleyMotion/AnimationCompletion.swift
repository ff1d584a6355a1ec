/// When an animation counts as finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRest: Bool

  /// When the change is where people take it for done, though a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}

/// A closure that waits for the animations of one change to end.
package final class AnimationCompletion {
  /// How far the animations have to come.
  package let criteria: AnimationCompletionCriteria
  /// What is called then.
  package let action: () -> Void
  /// When the last animation seen so far has come that far, on the clock of the views; nil before the first.
  package private(set) var due: Double?

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Waits for `value`, which the change has just sent on its way.
  package func wait<Value>(for value: AnimatedValue<Value>) {
    let end = criteria == .removed ? value.end : value.logicalEnd
    if let end { due = max(due ?? end, end) }
  }
}
