final class ViewTask: Appearance {
  var work: (() async -> Void)?
  var priority = TaskPriority.userInitiated
  private var id: AnyHashable?
  private var running: Task<Void, Never>?

  override func didAppear() { start() }

  override func didDisappear() { running?.cancel() }

  // If the view tree no longer exists, the task would wait forever.
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
  /// Runs `action` while the view is shown. It starts after the frame in which the view appears, and is cancelled when
  /// the view disappears.
  ///
  /// The task runs on the stage's thread, inside calls of the stage. It can wait for the stage's time with `stageClock`
  /// from the environment. When the task waits for something outside the stage, such as another task, an actor with its
  /// own executor, or `Task.sleep`, the next advance of the stage waits for it in real time, without any stage time
  /// passing.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task (default: user initiated).
  ///   - action: The work. It must check for cancellation if it can outlive the view.
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
