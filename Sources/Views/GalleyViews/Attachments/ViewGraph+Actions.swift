extension ViewGraph {
  var actions: ActionQueue { self[ActionQueue.self] }

  /// Values read in `work` are recorded as read by views.
  func updating<Result>(_ work: () -> Result) -> Result { store.update(work) }

  func act<Result>(of scope: ViewScope?, _ action: () -> Result) -> Result {
    store.noteCaller()
    return tasks.act(of: scope, action)
  }

  /// Runs `work` immediately on the stage's thread; from other threads, in the next frame.
  func onStage(_ work: @escaping () -> Void) {
    if tasks.board.isOnStage { work() } else { store.post(work) }
  }
}
