/// Writes are collected in one batch per transaction. A pass applies one batch, evaluates the scopes that read a
/// changed value (outer scopes first), and runs the resulting actions, until there are no more changes.
package final class ViewGraph {
  var reader: ContentScope?
  var stateReads = 0
  var row: RowReading?
  var hasRefreshed = false
  /// Increased whenever scroll positions must no longer depend on earlier positions.
  var scrollRound = 0
  private(set) var frame = 0
  package private(set) var passes = 0
  package private(set) var bodies = 0
  package private(set) var warnings: [ViewProblem] = []
  let types = TypeFacts()
  var values = TreeValues()
  private var known: Set<ViewProblem> = []
  private var dirty: [ContentScope] = []
  private var serials = 0

  func nextSerial() -> Int {
    serials += 1
    return serials
  }

  func countBody() { bodies += 1 }

  func countFrame() { frame += 1 }

  func countPass() { passes += 1 }

  func warn(_ warning: ViewProblem.Kind) { warn(ViewProblem(warning)) }

  func warn(_ problem: ViewProblem) {
    if known.insert(problem).inserted { warnings.append(problem) }
  }

  func warnOnce(_ problem: ViewProblem) {
    if known.insert(ViewProblem(problem.kind)).inserted { warnings.append(problem) }
  }
}

// MARK: - Scopes that have something to do

extension ViewGraph {
  var isDirty: Bool { !dirty.isEmpty }

  func enqueue(_ scope: ContentScope) {
    if !dirty.contains(where: { $0 === scope }) { dirty.append(scope) }
  }

  func refreshScopes() {
    while let index = dirty.indices.min(by: { dirty[$0].precedes(dirty[$1]) }) {
      let scope = dirty.remove(at: index)
      // Scopes at rest are built when they become visible again.
      guard !scope.isDropped, scope.output != nil else { continue }
      hasRefreshed = true
      if !scope.refresh() { scope.outputChanged() }
    }
  }

  func forgetScopes() { dirty = [] }

  func building<Result>(_ row: RowReading?, _ work: () -> Result) -> Result {
    let outer = self.row
    self.row = row
    defer { self.row = outer }
    return work()
  }
}

extension ContentScope {
  fileprivate func precedes(_ other: ContentScope) -> Bool { (depth, serial) < (other.depth, other.serial) }
}
