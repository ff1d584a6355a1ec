import Foundation

/// A state that one thread at a time may use.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock_ = NSLock()
  private var state: State

  /// A lock around `initialState`.
  public init(initialState: State) { state = initialState }
  /// A lock around `uncheckedState`, which may not be fit to be shared.
  public init(uncheckedState: State) { state = uncheckedState }

  /// What `body` answers while no other thread uses the state.
  public func withLock<Answer>(_ body: (inout State) throws -> Answer) rethrows -> Answer {
    lock_.lock()
    defer { lock_.unlock() }
    return try body(&state)
  }
  /// What `body` answers while no other thread uses the state.
  public func withLockUnchecked<Answer>(_ body: (inout State) throws -> Answer) rethrows -> Answer {
    try withLock(body)
  }
  /// Waits until no other thread has the lock, and takes it.
  public func lock() { lock_.lock() }
  /// Gives the lock away.
  public func unlock() { lock_.unlock() }
  /// Takes the lock if no other thread has it; whether that was so.
  public func lockIfAvailable() -> Bool { lock_.try() }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public convenience init() { self.init(initialState: ()) }
  /// What `body` answers while no other thread has the lock.
  public func withLock<Answer>(_ body: () throws -> Answer) rethrows -> Answer { try withLock { _ in try body() } }
}
