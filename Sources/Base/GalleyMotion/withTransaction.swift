import Synchronization

/// Attaches `transaction` to every state change in `body`, and returns the result of `body`.
///
/// In a nested call, values of the inner transaction take precedence.
///
/// - Parameters:
///   - transaction: The values for the state changes. It is combined with the transaction of an enclosing call.
///   - body: The state changes.
/// - Throws: The error of `body`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let scope = TransactionScope(Transaction.current.overlaid(by: transaction))
  defer { scope.close() }
  return try TransactionScope.$current.withValue(scope) { try body() }
}

/// Attaches one transaction value to every state change in `body`, and returns the result of `body`.
///
/// - Parameters:
///   - keyPath: The transaction value to set.
///   - value: Its value for the state changes.
///   - body: The state changes.
/// - Throws: The error of `body`.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Animates every state change in `body`, and returns the result of `body`.
///
/// - Parameters:
///   - animation: The animation (default: `.default`). Nil makes the changes without an animation.
///   - body: The state changes.
/// - Throws: The error of `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Animates every state change in `body`, and calls `completion` when the animations meet `completionCriteria`.
///
/// - Parameters:
///   - animation: The animation (default: `.default`). Nil makes the changes without an animation.
///   - completionCriteria: When an animation counts as complete (default: `.logicallyComplete`).
///   - body: The state changes.
///   - completion: The closure to call once, after the last of the animations. If no animation starts, it runs as soon
///     as the changes are made.
/// - Throws: The error of `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Transaction {
  package static var current: Transaction { TransactionScope.current?.transaction ?? Transaction() }
}

/// A task that starts inside the call runs after the call has ended and then finds the scope closed.
private final class TransactionScope: @unchecked Sendable {
  @TaskLocal static var current: TransactionScope?

  // Read only by code inside the call, which runs on one thread.
  private let value: Transaction
  private let isOpen = Atomic(true)

  init(_ transaction: Transaction) { value = transaction }

  var transaction: Transaction? { isOpen.load(ordering: .acquiring) ? value : nil }

  func close() { isOpen.store(false, ordering: .releasing) }
}
