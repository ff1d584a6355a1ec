import Dispatch
import GalleyViews

extension Stage {
  /// Waits for the tasks that are under way outside of the stage, and shows what they did there; as often as there are
  /// any.
  ///
  /// This is the one place where the machine's time matters: what a task does elsewhere takes no time of the stage, and
  /// what is shown does not hang on how long it took, unless that was longer than ``taskTimeout``.
  func awaitTasks() {
    var waits = TaskWaits(limit: taskTimeout)
    let arrival = DispatchSemaphore(value: 0)
    defer { tree.listenToTasks(nil) }
    for _ in 0..<Stage.taskRounds {
      if !tree.tasksElsewhere.isEmpty {
        tree.listenToTasks { arrival.signal() }
        wait(for: arrival, &waits)
        tree.listenToTasks(nil)
      }
      guard takeInTasks() else { return }
    }
    for number in tree.tasksElsewhere.sorted() { tree.forsakeTasks(of: number, after: taskTimeout / .seconds(1)) }
  }

  /// How often tasks may leave and come back before time passes; those that do so more often never end.
  private static let taskRounds = 1000

  /// The longest time that is waited at once, in seconds.
  private static let longestWait = 3600.0

  /// The longest turn of the main queue: it does not see tasks that come back from other threads.
  private static let longestTurn = Duration.milliseconds(2)

  private func wait(for arrival: DispatchSemaphore, _ waits: inout TaskWaits) {
    while true {
      let away = tree.tasksElsewhere
      guard let rest = waits.rest(of: away) else { return }
      let start = ContinuousClock.now
      if mainQueueTurn?(min(rest, Stage.longestTurn)) != true {
        _ = arrival.wait(timeout: .now() + min(rest / .seconds(1), Stage.longestWait))
      }
      for number in waits.note(ContinuousClock.now - start, of: away) where tree.tasksElsewhere.contains(number) {
        tree.forsakeTasks(of: number, after: taskTimeout / .seconds(1))
      }
    }
  }

  private func takeInTasks() -> Bool {
    guard tree.takeInTasks() else { return false }
    place(always: true)
    return true
  }
}

/// How long a stage has waited for tasks, by the number of what began them.
private struct TaskWaits {
  let limit: Duration
  private var waited: [Int: Duration] = [:]

  init(limit: Duration) { self.limit = max(limit, .zero) }

  /// How long it may still wait for one of `numbers`; nil where there is none.
  func rest(of numbers: Set<Int>) -> Duration? {
    numbers.map { limit - (waited[$0] ?? .zero) }.min().map { max($0, .zero) }
  }

  /// Notes that it waited `duration` for `numbers`; answers those for which that was all.
  mutating func note(_ duration: Duration, of numbers: Set<Int>) -> [Int] {
    for number in numbers { waited[number, default: .zero] += duration }
    return numbers.filter { (waited[$0] ?? .zero) >= limit }.sorted()
  }
}
