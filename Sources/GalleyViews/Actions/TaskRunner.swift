import Synchronization

/// Runs the tasks of views, on the thread of the stage and only when the stage says so.
final class TaskRunner {
  /// Where tasks wait for their turn.
  let executor = StageExecutor()
  /// The clock that tasks wait on.
  let clock = StageClock()

  /// Runs everything that can go on now.
  func run() { executor.drain() }

  /// The next time at which a task goes on, in seconds; nil where none waits.
  var nextDeadline: Double? { clock.nextDeadline.map(\.seconds) }

  /// Lets time pass until `time`, in seconds, and wakes the tasks whose time has come.
  func advance(to time: Double) {
    let end = StageClock.Instant(elapsed: .seconds(time))
    // A deadline that differs from the time only by the rounding of seconds has come.
    let due = clock.nextDeadline.flatMap { $0.seconds <= time ? max($0, end) : nil }
    clock.advance(to: due ?? end)
  }

  /// Starts `work`, which goes on when the tasks run next.
  func start(_ work: @escaping () async -> Void) -> Task<Void, Never> {
    let job = StageWork(run: work)
    return Task(executorPreference: executor) { await job.run() }
  }
}

/// Work that stays on one thread at a time although the compiler cannot see it: tasks of a stage are only ever run by
/// its executor, which only runs inside calls of the stage.
private struct StageWork: @unchecked Sendable {
  let run: () async -> Void
}

/// Keeps the jobs of tasks until the stage lets them run.
final class StageExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs jobs in the order they came, until none is left.
  func drain() {
    while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func next() -> UnownedJob? {
    jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}

extension StageClock.Instant {
  /// The time since the stage was made, in seconds.
  fileprivate var seconds: Double { elapsed / .seconds(1) }
}
