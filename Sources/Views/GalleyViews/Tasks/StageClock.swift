import Synchronization

/// The clock of a stage. Its time passes only when the stage is advanced.
///
/// Tasks of views can wait for it:
///
/// ```
/// @Environment(\.stageClock) private var clock
///
/// var body: some View {
///   Text(message).task { try? await clock.sleep(for: .seconds(2)) }
/// }
/// ```
///
/// `Task.sleep` uses the machine's clock, so a view that calls it waits in real time.
public final class StageClock: Clock, Sendable {
  public struct Instant: InstantProtocol {
    public var elapsed: Duration

    public init(elapsed: Duration) { self.elapsed = elapsed }

    public func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }

    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

    public static func < (first: Instant, second: Instant) -> Bool { first.elapsed < second.elapsed }
  }

  private struct Sleeper {
    let id: Int
    let origin: (number: Int, board: ObjectIdentifier)?
    let deadline: Instant
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct Sleepers {
    var now = Instant(elapsed: .zero)
    var waiting: [Sleeper] = []
    var cancelled: Set<Int> = []
    var nextID = 0
    var isClosed = false
  }

  private let clock = Mutex(Sleepers())

  public init() {}

  public var now: Instant { clock.withLock(\.now) }

  public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

  /// Waits until the stage has advanced to `deadline`.
  ///
  /// - Parameters:
  ///   - deadline: The time of the stage's clock at which the task continues.
  ///   - tolerance: Ignored: the task continues exactly at `deadline`.
  /// - Throws: `CancellationError` if the task is cancelled while it waits, or if the stage ends.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = clock.withLock { sleepers in
      sleepers.nextID += 1
      return sleepers.nextID
    }
    let origin = TaskOrigin.current.map { ($0.number, ObjectIdentifier($0.board)) }
    let isDue = await withTaskCancellationHandler {
      await withCheckedContinuation { wait(Sleeper(id: id, origin: origin, deadline: deadline, continuation: $0)) }
    } onCancel: {
      cancel(id)
    }
    if !isDue { throw CancellationError() }
  }

  private func wait(_ sleeper: Sleeper) {
    let answer: Bool? = clock.withLock { sleepers in
      if sleepers.cancelled.remove(sleeper.id) != nil || sleepers.isClosed { return false }
      if sleeper.deadline <= sleepers.now { return true }
      sleepers.waiting.append(sleeper)
      return nil
    }
    if let answer { sleeper.continuation.resume(returning: answer) }
  }

  private func cancel(_ id: Int) {
    let sleeper: Sleeper? = clock.withLock { sleepers in
      guard let index = sleepers.waiting.firstIndex(where: { $0.id == id }) else {
        sleepers.cancelled.insert(id)
        return nil
      }
      return sleepers.waiting.remove(at: index)
    }
    sleeper?.continuation.resume(returning: false)
  }

  func sleepers(of board: TaskBoard) -> Set<Int> {
    let board = ObjectIdentifier(board)
    return clock.withLock { Set($0.waiting.compactMap { $0.origin?.board == board ? $0.origin?.number : nil }) }
  }

  /// Waiting tasks, and later calls of `sleep`, fail.
  func close() {
    let left = clock.withLock { clock in
      clock.isClosed = true
      defer { clock.waiting = [] }
      return clock.waiting
    }
    for sleeper in left { sleeper.continuation.resume(returning: false) }
  }

  var nextDeadline: Instant? { clock.withLock { $0.waiting.map(\.deadline).min() } }

  /// Wakes due tasks in the order in which they started to wait.
  func advance(to instant: Instant) {
    let due = clock.withLock { sleepers in
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
  public var stageClock: StageClock {
    get { self[StageClockKey.self] ?? StageClock() }
    set { self[StageClockKey.self] = newValue }
  }
}

private struct StageClockKey: EnvironmentKey {
  static var defaultValue: StageClock? { nil }
}
