/// An executor whose jobs the stage runs on its own thread.
final class TaskLane: TaskExecutor {
  private let board: TaskBoard
  private let number: Int

  init(_ number: Int, on board: TaskBoard) {
    self.number = number
    self.board = board
  }

  func enqueue(_ job: consuming ExecutorJob) { board.enqueue(TaskBoard.Turn(UnownedJob(job), in: self, number)) }
}
