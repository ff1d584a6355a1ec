import Dispatch
import Synchronization

/// Measures strings on several threads, which share one unchanging table. A thread that encounters many strings that
/// the table does not cover creates its own engine. If there are only a few, the owner of the table measures them. The
/// widths do not depend on the number of threads.
final class ParallelMeasuring: Sendable {
  /// The number of strings whose layout takes as long as creating an engine.
  private static let patience = 64

  private let job: ColumnJob
  private let quick: QuickWidths
  private let makeEngine: @Sendable () -> TextEngine
  private let next: Atomic<Int>
  private let isCancelled = Atomic(false)
  private let state: Mutex<State>

  private struct State {
    var findings: ColumnFindings
    var left: [Int] = []
    var done: Int
  }

  init(
    _ job: ColumnJob, from start: Int, _ findings: ColumnFindings, _ quick: QuickWidths,
    makeEngine: @escaping @Sendable () -> TextEngine
  ) {
    self.job = job
    self.quick = quick
    self.makeEngine = makeEngine
    next = Atomic(start)
    state = Mutex(State(findings: findings, done: start))
  }

  func run(threads: Int, progress: @Sendable (Int) -> Bool) -> (findings: ColumnFindings, left: [Int])? {
    DispatchQueue.concurrentPerform(iterations: threads) { _ in work(progress) }
    if isCancelled.load(ordering: .relaxed) { return nil }
    return state.withLock { ($0.findings, $0.left.sorted()) }
  }

  private func work(_ progress: (Int) -> Bool) {
    let scratch = TextScratch()
    var engine: TextEngine?
    var patience = Self.patience
    while !isCancelled.load(ordering: .relaxed) {
      let start = next.add(ColumnJob.portion, ordering: .relaxed).oldValue
      guard start < job.column.count else { return }
      let range = start..<min(start + ColumnJob.portion, job.column.count)
      var findings = ColumnFindings()
      var left: [Int] = []
      if let engine {
        engine.measure(job, in: range, &findings)
      } else {
        left = quick.measure(job.column, in: range, into: job.widths, scratch.pointers, &findings.paths)
        patience -= left.count
      }
      if patience < 0, engine == nil {
        let own = makeEngine()
        for index in left { own.measure(job, in: index..<index + 1, &findings) }
        left = []
        engine = own
      }
      keep(findings, left, count: range.count, progress)
    }
  }

  private func keep(_ findings: ColumnFindings, _ left: [Int], count: Int, _ progress: (Int) -> Bool) {
    state.withLock { state in
      state.findings.merge(findings)
      state.left += left
      state.done += count
      if !progress(state.done) { isCancelled.store(true, ordering: .relaxed) }
    }
  }
}
