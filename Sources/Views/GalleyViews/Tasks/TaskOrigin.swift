/// The source of a group of tasks: an action, a view's task, or a pass over the views.
///
/// A task inherits the task-local value until it ends. The origin therefore lives as long as any of its tasks, and its
/// deinitialization reports the end of the last one.
final class TaskOrigin: Sendable {
  @TaskLocal static var current: TaskOrigin?

  let number: Int
  let board: TaskBoard

  init(number: Int, of board: TaskBoard) {
    self.number = number
    self.board = board
  }

  deinit { board.noteEnd() }
}

/// The start of a task without inherited task-local values, such as a detached task.
package struct TaskBeginning: Sendable {
  private let origin: TaskOrigin?

  package init() { origin = TaskOrigin.current }

  /// Runs `operation` and makes the stage wait for it.
  package func run<Success: Sendable>(_ operation: () async throws -> Success) async rethrows -> Success {
    try await TaskOrigin.$current.withValue(origin, operation: operation)
  }
}
