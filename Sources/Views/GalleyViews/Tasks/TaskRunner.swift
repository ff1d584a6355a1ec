final class TaskRunner: TreeValue {
  let clock = StageClock()
  let board = TaskBoard()
  private var begun: [Int: Beginning] = [:]

  private struct Beginning {
    weak var origin: TaskOrigin?
    weak var scope: ViewScope?
    var isAbandoned = false
  }

  init(in graph: ViewGraph) {}

  func close() {
    board.takeIn()
    board.onStage {
      _ = run()
      clock.close()
      _ = run()
    }
    board.close()
  }

  /// After this many consecutive jobs, a task counts as endless.
  private var limit = 100_000
  private static let limitOfTireless = 1000

  /// Returns the view of an endless task, if there is one.
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

  var nextDeadline: Double? { clock.nextDeadline.map(\.seconds) }

  func advance(to time: Double) {
    let end = StageClock.Instant(elapsed: .seconds(time))
    // A deadline can differ from `time` by a rounding error; such a task is due.
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

  /// Remembers an action whose tasks outlive it.
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
  /// Tasks outside the stage: not ended, not returned, and not waiting for its clock.
  var elsewhere: Set<Int> {
    guard !begun.isEmpty else { return [] }
    begun = begun.filter { $1.origin != nil }
    let away = Set(begun.filter { !$1.isAbandoned }.keys)
    return away.isEmpty ? [] : away.subtracting(clock.sleepers(of: board)).subtracting(board.waiting)
  }

  func path(of origin: Int) -> String { begun[origin]?.scope?.path ?? "" }

  func abandon(_ origin: Int) { begun[origin]?.isAbandoned = true }
}

/// Jobs of a stage run only in its lanes, inside calls of the stage.
private struct StageWork: @unchecked Sendable {
  let run: () async -> Void
}

extension StageClock.Instant {
  fileprivate var seconds: Double { elapsed / .seconds(1) }
}
