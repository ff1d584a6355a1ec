/// Where tasks were begun: one action or one task of a view, or one pass over the views.
///
/// A task that begins inside inherits the task-local value and holds it until it ends, wherever it runs. So the origin
/// lives just as long as a task of it does, and says when the last one has ended.
final class TaskOrigin: Sendable {
  /// The origin of the code that runs now; nil outside of every stage.
  @TaskLocal static var current: TaskOrigin?

  let number: Int
  let board: TaskBoard

  init(number: Int, of board: TaskBoard) {
    self.number = number
    self.board = board
  }

  deinit { board.noteEnd() }
}

/// Where a task was begun that inherits nothing of its surroundings, such as a detached one.
package struct TaskBeginning: Sendable {
  private let origin: TaskOrigin?

  package init() { origin = TaskOrigin.current }

  /// Runs `operation` as a task that was begun there: the stage waits for it.
  package func run<Success: Sendable>(_ operation: () async throws -> Success) async rethrows -> Success {
    try await TaskOrigin.$current.withValue(origin, operation: operation)
  }
}
