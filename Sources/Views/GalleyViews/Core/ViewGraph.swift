/// What is about to change in a tree of views, and in which order.
///
/// Writes wait in batches, one for each transaction; a pass applies one batch, evaluates the scopes that read what
/// changed, outer ones first, and runs the actions that follow from it. A frame is passes until nothing changes.
package final class ViewGraph {
  var reader: ContentScope?
  var stateReads = 0
  var row: RowReading?
  var hasRefreshed = false
  /// Counts rounds of pictures: where scrollers stand in one does not hang on where they stood in another.
  var scrollRound = 0
  private(set) var frame = 0
  package private(set) var passes = 0
  package private(set) var bodies = 0
  /// What goes on in the tree that its author should know, in the order it was met; each once.
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

  /// Adds `warning` unless it is known already.
  func warn(_ warning: ViewProblem.Kind) { warn(ViewProblem(warning)) }

  /// Adds `problem` to the warnings unless it is known already.
  func warn(_ problem: ViewProblem) {
    if known.insert(problem).inserted { warnings.append(problem) }
  }

  /// Adds `problem` to the warnings unless another place had the same one.
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
    while let index = dirty.indices.min(by: { dirty[$0].comesBefore(dirty[$1]) }) {
      let scope = dirty.remove(at: index)
      // A scope at rest is built when somebody looks again.
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
  fileprivate func comesBefore(_ other: ContentScope) -> Bool { (depth, serial) < (other.depth, other.serial) }
}
