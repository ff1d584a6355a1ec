extension ViewGraph {
  var actions: ActionQueue { self[ActionQueue.self] }

  /// Runs `work`, in which what is read is read by views and not by actions.
  func updating<Result>(_ work: () -> Result) -> Result { store.update(work) }

  func act<Result>(of scope: ViewScope?, _ action: () -> Result) -> Result {
    store.noteCaller()
    return tasks.act(of: scope, action)
  }

  /// Runs `work` now, or where another thread asks for it, when the stage shows what changed.
  func onStage(_ work: @escaping () -> Void) {
    if tasks.board.isOnStage { work() } else { store.post(work) }
  }
}
