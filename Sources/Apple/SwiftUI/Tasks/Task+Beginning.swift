import GalleyViews

// These overloads without a task name take precedence over the standard library's. They behave the same and also
// register the task with the stage, so that the stage waits for it.
extension Task where Failure == Never {
  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> { detached(priority: nil, operation: operation) }

  @discardableResult
  public static func detached(
    priority: TaskPriority?, operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    let beginning = TaskBeginning()
    return detached(name: nil, priority: priority) { await beginning.run { await operation() } }
  }
}

extension Task where Failure == any Error {
  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> { detached(priority: nil, operation: operation) }

  @discardableResult
  public static func detached(
    priority: TaskPriority?, operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    let beginning = TaskBeginning()
    return detached(name: nil, priority: priority) { try await beginning.run { try await operation() } }
  }
}
