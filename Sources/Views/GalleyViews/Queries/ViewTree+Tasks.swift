extension ViewTree {
  /// The numbers of what began tasks that are under way outside of the stage.
  package var tasksElsewhere: Set<Int> { context.graph.tasks.elsewhere }

  /// Calls `listener` from now on, on any thread, whenever a task came back or ended.
  package func listenToTasks(_ listener: (@Sendable () -> Void)?) { context.graph.tasks.board.listen(listener) }

  /// Takes in what tasks did outside of the stage; answers whether there was anything.
  package func takeInTasks() -> Bool {
    let (board, store) = (context.graph.tasks.board, context.graph.store)
    guard board.hasReturned || store.hasHeld else { return false }
    board.takeIn()
    store.takeIn()
    return true
  }

  /// Waits no more for the tasks of `number`, for which the stage has waited `seconds`; that is told.
  package func forsakeTasks(of number: Int, after seconds: Double) {
    let tasks = context.graph.tasks
    tasks.forsake(number)
    context.graph.warn(.task(.left(view: tasks.path(of: number), seconds: seconds)))
  }

  /// What the tree's author should know, in the order it was met; each once. Last come the tasks that are under way
  /// now.
  package var warnings: [ViewProblem] {
    let tasks = context.graph.tasks
    let underWay = tasks.elsewhere.sorted().map { ViewProblem(.task(.underWay(view: tasks.path(of: $0)))) }
    return underWay.reduce(into: context.graph.warnings) { if !$0.contains($1) { $0.append($1) } }
  }
}
