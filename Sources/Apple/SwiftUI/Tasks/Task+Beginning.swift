import GalleyViews

// As with queues: calls without the name of a task find these before the library's own. They do the same, and tell the
// stage of the view that begins the task.
extension Task where Failure == Never {
  /// Runs `operation` apart from whatever runs here; the stage waits for it.
  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> { detached(priority: nil, operation: operation) }

  /// Runs `operation` apart from whatever runs here; the stage waits for it.
  @discardableResult
  public static func detached(
    priority: TaskPriority?, operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    let beginning = TaskBeginning()
    return detached(name: nil, priority: priority) { await beginning.run { await operation() } }
  }
}

extension Task where Failure == any Error {
  /// Runs `operation` apart from whatever runs here; the stage waits for it.
  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> { detached(priority: nil, operation: operation) }

  /// Runs `operation` apart from whatever runs here; the stage waits for it.
  @discardableResult
  public static func detached(
    priority: TaskPriority?, operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    let beginning = TaskBeginning()
    return detached(name: nil, priority: priority) { try await beginning.run { try await operation() } }
  }
}
