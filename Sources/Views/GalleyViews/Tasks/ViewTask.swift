/// A task that lives as long as a view is shown.
final class ViewTask: Appearance {
  var work: (() async -> Void)?
  var priority = TaskPriority.userInitiated
  private var id: AnyHashable?
  private var running: Task<Void, Never>?

  override func didAppear() { start() }

  override func didDisappear() { running?.cancel() }

  // A task whose tree is gone would wait for ever.
  deinit { running?.cancel() }

  func follow(_ id: AnyHashable?) {
    defer { self.id = id }
    guard isThere, id != self.id, let scope else { return }
    scope.context.graph.actions.add(.change, of: scope) { [self] in
      running?.cancel()
      start()
    }
  }

  private func start() {
    guard let work, let scope else { return }
    running = scope.context.graph.tasks.start(of: scope, priority: priority, work)
  }
}

extension View {
  /// Runs `action` while the view is shown: it starts after everything else of the frame in which the view appears,
  /// and is cancelled when the view disappears.
  ///
  /// The task goes on only inside calls of the stage, on the stage's thread. It waits for the stage's time with the
  /// environment's `stageClock`. What it waits for outside of the stage, such as another task, an actor with an executor
  /// of its own or `Task.sleep`, the stage waits for when it is advanced, and takes no time of the stage.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    attaching("task", { ViewTask(in: $0) }) {
      $0.work = action
      $0.priority = priority
    }
  }

  public func task(
    name: String?, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View { task(priority: priority, action) }

  public func task(
    id: some Hashable, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    attaching("task", { ViewTask(in: $0) }) {
      $0.work = action
      $0.priority = priority
      $0.follow(AnyHashable(id))
    }
  }
}
