import Synchronization

/// Makes `transaction` part of every change of state that `body` makes, and returns what `body` returns.
///
/// Inside another call the inner transaction is laid over the outer one.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let scope = TransactionScope(Transaction.current.overlaid(by: transaction))
  defer { scope.close() }
  return try TransactionScope.$current.withValue(scope) { try body() }
}

/// Makes a transaction with one value set part of every change of state that `body` makes.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Animates every change of state that `body` makes; with nil they are at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Animates every change of state that `body` makes, and calls `completion` when the animations have ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Transaction {
  /// The transaction of the `withTransaction` calls around the code that runs now; empty outside of them.
  package static var current: Transaction { TransactionScope.current?.transaction ?? Transaction() }
}

/// The extent of one `withTransaction` call.
///
/// A task begun inside it inherits the scope but runs when the call is over, and then finds it closed.
private final class TransactionScope: @unchecked Sendable {
  @TaskLocal static var current: TransactionScope?

  // Only read by code that runs inside the call, which is on one thread.
  private let value: Transaction
  private let isOpen = Atomic(true)

  init(_ transaction: Transaction) { value = transaction }

  var transaction: Transaction? { isOpen.load(ordering: .acquiring) ? value : nil }

  func close() { isOpen.store(false, ordering: .releasing) }
}
