/// Runs the tasks of views on the thread of the stage, and knows which of them are under way elsewhere.
final class TaskRunner: TreeValue {
  let clock = StageClock()
  let board = TaskBoard()
  private var begun: [Int: Beginning] = [:]

  private struct Beginning {
    weak var origin: TaskOrigin?
    weak var scope: ViewScope?
    var isForsaken = false
  }

  init(in graph: ViewGraph) {}

  /// Cancelled tasks come to their end, and those that wait for the stage's time.
  func close() {
    board.takeIn()
    board.onStage {
      _ = run()
      clock.close()
      _ = run()
    }
    board.close()
  }

  /// How many jobs may run one after the other before a task counts as one that never waits.
  private var limit = 100_000
  private static let limitOfTireless = 1000

  /// Runs everything that can go on now; answers the view of a task that never waits.
  func run() -> String? {
    var count = 0
    while let origin = board.runNext() {
      count += 1
      guard count > limit else { continue }
      limit = TaskRunner.limitOfTireless
      return path(of: origin)
    }
    return nil
  }

  /// The next time at which a task goes on, in seconds; nil where none waits.
  var nextDeadline: Double? { clock.nextDeadline.map(\.seconds) }

  /// Lets time pass until `time`, in seconds, and wakes the tasks whose time has come.
  func advance(to time: Double) {
    let end = StageClock.Instant(elapsed: .seconds(time))
    // A deadline that differs from the time only by the rounding of seconds has come.
    let due = clock.nextDeadline.flatMap { $0.seconds <= time ? max($0, end) : nil }
    board.onStage { clock.advance(to: due ?? end) }
  }

  func start(of scope: ViewScope, priority: TaskPriority, _ work: @escaping () async -> Void) -> Task<Void, Never> {
    let job = StageWork(run: work)
    let origin = board.makeOrigin()
    begun[origin.number] = Beginning(origin: origin, scope: scope)
    let lane = TaskLane(origin.number, on: board)
    return TaskOrigin.$current.withValue(origin) {
      Task(executorPreference: lane, priority: priority) { await job.run() }
    }
  }

  /// Runs `action` of a view, and remembers it where it begins tasks that are left after it.
  func act<Result>(of scope: ViewScope?, _ action: () -> Result) -> Result {
    var origin = board.makeOrigin()
    defer {
      if !isKnownUniquelyReferenced(&origin) { begun[origin.number] = Beginning(origin: origin, scope: scope) }
    }
    return TaskOrigin.$current.withValue(origin) { board.onStage(action) }
  }
}

extension ViewGraph {
  var tasks: TaskRunner { self[TaskRunner.self] }
}

// MARK: - Tasks elsewhere

extension TaskRunner {
  /// The origins whose tasks are under way outside of the stage: neither at an end, nor back, nor asleep on its clock.
  var elsewhere: Set<Int> {
    guard !begun.isEmpty else { return [] }
    begun = begun.filter { $1.origin != nil }
    let away = Set(begun.filter { !$1.isForsaken }.keys)
    return away.isEmpty ? [] : away.subtracting(clock.sleepers(of: board)).subtracting(board.waiting)
  }

  /// The view that began the tasks of `origin`; "" where it is gone.
  func path(of origin: Int) -> String { begun[origin]?.scope?.path ?? "" }

  func forsake(_ origin: Int) { begun[origin]?.isForsaken = true }
}

/// Work that stays on one thread at a time although the compiler cannot see it: tasks of a stage are only ever run by
/// its lanes, whose turns come inside calls of the stage.
private struct StageWork: @unchecked Sendable {
  let run: () async -> Void
}

extension StageClock.Instant {
  /// The time since the stage was made, in seconds.
  fileprivate var seconds: Double { elapsed / .seconds(1) }
}
