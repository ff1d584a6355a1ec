/// What travels with a change from the write to the views: how the change is to be shown.
///
/// Writes of one action that carry equal transactions are one change. A transaction also reaches the bodies, layout
/// and drawing that the change leads to.
public struct Transaction: Equatable, Sendable {
  /// Whether the change is shown at once, whatever animations views ask for.
  public var disablesAnimations = false

  /// The transaction of a change without wishes.
  public init() {}

  /// Whether nothing was asked for.
  var isPlain: Bool { self == Transaction() }

  /// The transaction of the writes made now on this thread.
  @TaskLocal static var current = Transaction()
}

/// Runs `body`, whose writes carry `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}
