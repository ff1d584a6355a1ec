extension ViewGraph {
  var actions: ActionQueue { self[ActionQueue.self] }

  /// Values that `work` reads are recorded as if views had read them.
  func updating<Result>(_ work: () -> Result) -> Result { store.update(work) }

  func act<Result>(of scope: ViewScope?, _ action: () -> Result) -> Result {
    store.noteCaller()
    return tasks.act(of: scope, action)
  }

  /// Runs `work` immediately if called on the stage's thread; otherwise, in the next frame.
  func onStage(_ work: @escaping () -> Void) {
    if tasks.board.isOnStage { work() } else { store.post(work) }
  }
}
