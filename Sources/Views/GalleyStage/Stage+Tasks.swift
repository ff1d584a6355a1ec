import Dispatch
import GalleyViews

extension Stage {
  /// Waits for tasks outside the stage and shows their changes, until none is left.
  ///
  /// Only here does real time matter, and only for tasks that exceed ``taskTimeout``.
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
    for number in tree.tasksElsewhere.sorted() { tree.abandonTasks(of: number, after: taskTimeout / .seconds(1)) }
  }

  /// If there are more rounds than this, the tasks count as endless.
  private static let taskRounds = 1000

  /// The maximum single wait for tasks, in seconds.
  private static let longestWait = 3600.0

  /// The maximum time of one turn of the main queue. It is short, because a turn does not end when a task returns on
  /// another thread.
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
        tree.abandonTasks(of: number, after: taskTimeout / .seconds(1))
      }
    }
  }

  private func takeInTasks() -> Bool {
    guard tree.takeInTasks() else { return false }
    place(always: true)
    return true
  }
}

private struct TaskWaits {
  let limit: Duration
  private var waited: [Int: Duration] = [:]

  init(limit: Duration) { self.limit = max(limit, .zero) }

  func rest(of numbers: Set<Int>) -> Duration? {
    numbers.map { limit - (waited[$0] ?? .zero) }.min().map { max($0, .zero) }
  }

  /// Returns those of `numbers` that have used up their limit.
  mutating func note(_ duration: Duration, of numbers: Set<Int>) -> [Int] {
    for number in numbers { waited[number, default: .zero] += duration }
    return numbers.filter { (waited[$0] ?? .zero) >= limit }.sorted()
  }
}
