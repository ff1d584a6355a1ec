import Synchronization

/// Tasks return from other threads at any time. They continue in the order in which they were started, after the stage
/// has waited for all of them, so the result does not depend on their speed.
final class TaskBoard: Sendable {
  struct Turn: Sendable {
    let origin: Int
    private let job: UnownedJob
    private let lane: TaskLane

    init(_ job: UnownedJob, in lane: TaskLane, _ origin: Int) {
      self.job = job
      self.lane = lane
      self.origin = origin
    }

    func run() { job.runSynchronously(on: lane.asUnownedTaskExecutor()) }
  }

  private struct Turns {
    var ready: [Turn] = []
    var returned: [Turn] = []
    var isClosed = false
    var isClearing = false
    var listener: (@Sendable () -> Void)?
  }

  private let turns = Mutex(Turns())
  /// The thread that is inside a call of the stage, or 0.
  private let stageThread = Atomic<UInt>(0)
  private let origins = Atomic(0)

  var isOnStage: Bool { stageThread.load(ordering: .relaxed) == CurrentThread.number }

  func onStage<Result>(_ work: () -> Result) -> Result {
    let outer = stageThread.exchange(CurrentThread.number, ordering: .relaxed)
    defer { stageThread.store(outer, ordering: .relaxed) }
    return work()
  }
}

// MARK: - Origins

extension TaskBoard {
  func makeOrigin() -> TaskOrigin {
    TaskOrigin(number: origins.add(1, ordering: .relaxed).newValue, of: self)
  }

  var waiting: Set<Int> { turns.withLock { Set(($0.ready + $0.returned).map(\.origin)) } }

  var hasReturned: Bool { turns.withLock { !$0.returned.isEmpty } }

  func noteEnd() { turns.withLock(\.listener)?() }

  func listen(_ listener: (@Sendable () -> Void)?) { turns.withLock { $0.listener = listener } }
}

// MARK: - Turns

extension TaskBoard {
  func enqueue(_ turn: Turn) {
    let isOnStage = isOnStage
    let (listener, isLeft) = turns.withLock { turns in
      let isAlone = isOnStage && !turns.isClosed
      if isAlone { turns.ready.append(turn) } else { turns.returned.append(turn) }
      let isLeft = turns.isClosed && !turns.isClearing
      if isLeft { turns.isClearing = true }
      return (isAlone ? nil : turns.listener, isLeft)
    }
    listener?()
    if isLeft { clear() }
  }

  func takeIn() {
    turns.withLock { turns in
      // The sort is stable, so the jobs of one task keep their order.
      turns.ready += turns.returned.sorted { $0.origin < $1.origin }
      turns.returned = []
    }
  }

  /// Returns the origin of the job's task; nil if no task can continue.
  func runNext() -> Int? {
    let turn = turns.withLock { $0.ready.isEmpty ? nil : $0.ready.removeFirst() }
    turn?.run()
    return turn?.origin
  }

  /// Lets the remaining tasks run to their end without the stage.
  func close() {
    let isLeft = turns.withLock { turns in
      turns.isClosed = true
      turns.isClearing = !turns.ready.isEmpty || !turns.returned.isEmpty
      return turns.isClearing
    }
    if isLeft { clear() }
  }

  private func clear() {
    Task.detached { [self] in
      while let turn = nextLeft() {
        turn.run()
        await Task.yield()
      }
    }
  }

  private func nextLeft() -> Turn? {
    turns.withLock { turns in
      turns.ready += turns.returned
      turns.returned = []
      if turns.ready.isEmpty { turns.isClearing = false }
      return turns.ready.isEmpty ? nil : turns.ready.removeFirst()
    }
  }
}
