import Dispatch
import GalleyGeometry
import Synchronization

/// A column that several threads measure, each a portion at a time.
///
/// All read one table, which does not change meanwhile. What that does not know, a thread finds out with an engine of
/// its own, once there is enough of it; the rest is left to whoever owns the table. The widths are the same however
/// many threads there are.
final class ParallelMeasuring: Sendable {
  /// How many texts a thread measures before it takes the next ones.
  static let portion = 4096
  /// How many texts a thread leaves to the table's owner: setting them takes as long as making an engine.
  private static let patience = 64

  private let column: TextColumn
  private let quick: QuickWidths
  private let style: FontWidths.Style
  private let makeEngine: @Sendable () -> TextEngine
  private let next: Atomic<Int>
  private let isCancelled = Atomic(false)
  private let state: Mutex<State>

  private struct State {
    var answer: ColumnWidths
    /// The texts nobody has measured yet.
    var left: [Int] = []
    var done: Int
  }

  /// What a thread found in a portion.
  private struct Findings {
    var widths: [TextWidth] = []
    var problems: [Int: [TextProblem]] = [:]
    var paths = WidthPaths()
    var left: [Int] = []
  }

  /// The rest of `column`, behind the texts that `answer` already has widths for.
  init(
    _ column: TextColumn, from start: Int, _ answer: ColumnWidths, _ quick: QuickWidths, _ style: FontWidths.Style,
    makeEngine: @escaping @Sendable () -> TextEngine
  ) {
    self.column = column
    self.quick = quick
    self.style = style
    self.makeEngine = makeEngine
    next = Atomic(start)
    state = Mutex(State(answer: answer, done: start))
  }

  /// Measures on `threads` threads; nil if `progress`, which hears how many texts are done, said no.
  ///
  /// The indices are those of texts that are still to be measured.
  func run(threads: Int, progress: @Sendable (Int) -> Bool) -> (answer: ColumnWidths, left: [Int])? {
    DispatchQueue.concurrentPerform(iterations: threads) { _ in work(progress) }
    if isCancelled.load(ordering: .relaxed) { return nil }
    return state.withLock { ($0.answer, $0.left.sorted()) }
  }

  private func work(_ progress: (Int) -> Bool) {
    let scratch = TextScratch()
    var engine: TextEngine?
    var leftCount = 0
    while !isCancelled.load(ordering: .relaxed) {
      let start = next.add(Self.portion, ordering: .relaxed).oldValue
      guard start < column.count else { return }
      var findings = measure(start..<min(start + Self.portion, column.count), scratch)
      leftCount += findings.left.count
      if leftCount > Self.patience {
        let own = engine ?? makeEngine()
        engine = own
        set(&findings, from: start, own)
      }
      keep(findings, from: start, progress)
    }
  }

  private func measure(_ range: Range<Int>, _ scratch: TextScratch) -> Findings {
    var findings = Findings(widths: [TextWidth](repeating: .zero, count: range.count))
    findings.widths.withUnsafeMutableBufferPointer { widths in
      column.forEachText(in: range) { index, text in
        if let width = quick.plainWidth(of: text) {
          widths[index - range.lowerBound] = width
        } else if let width = quick.substitutedWidth(of: text, scratch) {
          widths[index - range.lowerBound] = width
          findings.paths.substituted += 1
        } else {
          findings.left.append(index)
        }
      }
    }
    findings.paths.summed = range.count - findings.paths.substituted - findings.left.count
    return findings
  }

  private func set(_ findings: inout Findings, from start: Int, _ engine: TextEngine) {
    for index in findings.left {
      let answer = engine.widths(of: column, in: index..<index + 1, style, .leftToRight)
      findings.widths[index - start] = answer.widths[0]
      findings.paths = findings.paths + answer.paths
      findings.problems.merge(answer.problems) { $1 }
    }
    findings.left = []
  }

  private func keep(_ findings: Findings, from start: Int, _ progress: (Int) -> Bool) {
    state.withLock { state in
      state.answer.widths.replaceSubrange(start..<start + findings.widths.count, with: findings.widths)
      state.answer.problems.merge(findings.problems) { $1 }
      state.answer.paths = state.answer.paths + findings.paths
      state.left += findings.left
      state.done += findings.widths.count
      if !progress(state.done) { isCancelled.store(true, ordering: .relaxed) }
    }
  }
}
