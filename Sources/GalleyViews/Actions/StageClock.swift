import Synchronization

/// The clock of a stage: its time passes only when the stage is advanced.
///
/// Tasks of views wait on it, which they find in the environment:
///
///     @Environment(\.stageClock) private var clock
///     …
///     .task { try? await clock.sleep(for: .seconds(2)) }
///
/// `Task.sleep` knows no other clocks than the machine's; a view that uses it waits for real.
public final class StageClock: Clock, Sendable {
  /// A time since the stage was made.
  public struct Instant: InstantProtocol {
    /// The time since the stage was made.
    public var elapsed: Duration

    /// The time `elapsed` after the stage was made.
    public init(elapsed: Duration) { self.elapsed = elapsed }

    /// The time later by `duration`.
    public func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }

    /// How much later `other` is.
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

    /// Whether `first` is earlier.
    public static func < (first: Instant, second: Instant) -> Bool { first.elapsed < second.elapsed }
  }

  /// A task that waits.
  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct Sleepers {
    var now = Instant(elapsed: .zero)
    var waiting: [Sleeper] = []
    var cancelled: Set<Int> = []
    var nextID = 0
  }

  private let sleepers = Mutex(Sleepers())

  /// A clock at time zero.
  public init() {}

  /// The time of the stage.
  public var now: Instant { sleepers.withLock(\.now) }

  /// No two times are too near to be told apart.
  public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

  /// Waits until the stage was advanced to `deadline`.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = sleepers.withLock { sleepers in
      sleepers.nextID += 1
      return sleepers.nextID
    }
    let isDue = await withTaskCancellationHandler {
      await withCheckedContinuation { wait(Sleeper(id: id, deadline: deadline, continuation: $0)) }
    } onCancel: {
      cancel(id)
    }
    if !isDue { throw CancellationError() }
  }

  private func wait(_ sleeper: Sleeper) {
    let answer: Bool? = sleepers.withLock { sleepers in
      if sleepers.cancelled.remove(sleeper.id) != nil { return false }
      if sleeper.deadline <= sleepers.now { return true }
      sleepers.waiting.append(sleeper)
      return nil
    }
    if let answer { sleeper.continuation.resume(returning: answer) }
  }

  private func cancel(_ id: Int) {
    let sleeper: Sleeper? = sleepers.withLock { sleepers in
      guard let index = sleepers.waiting.firstIndex(where: { $0.id == id }) else {
        sleepers.cancelled.insert(id)
        return nil
      }
      return sleepers.waiting.remove(at: index)
    }
    sleeper?.continuation.resume(returning: false)
  }

  /// The next time at which a task goes on; nil where none waits.
  var nextDeadline: Instant? { sleepers.withLock { $0.waiting.map(\.deadline).min() } }

  /// Lets time pass until `instant` and wakes the tasks whose time has come, those that waited first before others.
  func advance(to instant: Instant) {
    let due = sleepers.withLock { sleepers in
      sleepers.now = max(sleepers.now, instant)
      let now = sleepers.now
      let due = sleepers.waiting.filter { $0.deadline <= now }
      sleepers.waiting.removeAll { $0.deadline <= now }
      return due
    }
    for sleeper in due.sorted(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) }) {
      sleeper.continuation.resume(returning: true)
    }
  }
}

extension EnvironmentValues {
  /// The clock of the stage that shows the views.
  public var stageClock: StageClock {
    get { self[StageClockKey.self] ?? StageClock() }
    set { self[StageClockKey.self] = newValue }
  }
}

private struct StageClockKey: EnvironmentKey {
  static var defaultValue: StageClock? { nil }
}
