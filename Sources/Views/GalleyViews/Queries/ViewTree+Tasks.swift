extension ViewTree {
  package var tasksElsewhere: Set<Int> { context.graph.tasks.elsewhere }

  /// Called, on any thread, when a task returns or ends.
  package func listenToTasks(_ listener: (@Sendable () -> Void)?) { context.graph.tasks.board.listen(listener) }

  /// Returns whether any task had returned or any of its writes was waiting.
  package func takeInTasks() -> Bool {
    let (board, store) = (context.graph.tasks.board, context.graph.store)
    guard board.hasReturned || store.hasHeld else { return false }
    board.takeIn()
    store.takeIn()
    return true
  }

  package func abandonTasks(of number: Int, after seconds: Double) {
    let tasks = context.graph.tasks
    tasks.abandon(number)
    context.graph.warn(.task(.left(view: tasks.path(of: number), seconds: seconds)))
  }

  /// Each warning occurs once, in order of occurrence. Tasks outside the stage come last.
  package var warnings: [ViewProblem] {
    let tasks = context.graph.tasks
    let underWay = tasks.elsewhere.sorted().map { ViewProblem(.task(.underWay(view: tasks.path(of: $0)))) }
    return underWay.reduce(into: context.graph.warnings) { if !$0.contains($1) { $0.append($1) } }
  }
}
