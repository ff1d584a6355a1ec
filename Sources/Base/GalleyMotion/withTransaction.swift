import Synchronization

/// In a nested call, values of the inner transaction take precedence.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let scope = TransactionScope(Transaction.current.overlaid(by: transaction))
  defer { scope.close() }
  return try TransactionScope.$current.withValue(scope) { try body() }
}

public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Nil makes the changes without an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Calls `completion` once, after the last of the animations, or at once if no animation starts.
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

/// A task that starts inside the call runs after it has ended and then finds the scope closed.
private final class TransactionScope: @unchecked Sendable {
  @TaskLocal static var current: TransactionScope?

  // Read only by code inside the call, which runs on one thread.
  private let value: Transaction
  private let isOpen = Atomic(true)

  init(_ transaction: Transaction) { value = transaction }

  var transaction: Transaction? { isOpen.load(ordering: .acquiring) ? value : nil }

  func close() { isOpen.store(false, ordering: .releasing) }
}
