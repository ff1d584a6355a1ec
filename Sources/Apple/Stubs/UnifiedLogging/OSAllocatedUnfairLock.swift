import Foundation

/// A state that one thread at a time may use.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock_ = NSLock()
  private var state: State

  public init(initialState: State) { state = initialState }
  /// A lock around `uncheckedState`, which may not be fit to be shared.
  public init(uncheckedState: State) { state = uncheckedState }

  public func withLock<Answer>(_ body: (inout State) throws -> Answer) rethrows -> Answer {
    lock_.lock()
    defer { lock_.unlock() }
    return try body(&state)
  }
  public func withLockUnchecked<Answer>(_ body: (inout State) throws -> Answer) rethrows -> Answer {
    try withLock(body)
  }
  public func lock() { lock_.lock() }
  public func unlock() { lock_.unlock() }
  public func lockIfAvailable() -> Bool { lock_.try() }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public convenience init() { self.init(initialState: ()) }
  public func withLock<Answer>(_ body: () throws -> Answer) rethrows -> Answer { try withLock { _ in try body() } }
}
